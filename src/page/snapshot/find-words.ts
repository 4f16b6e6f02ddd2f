import { toVisibleLine } from '@/language/fold/visible-one-line';
import { refOf } from '@/page/dom/refs/element-refs';
import { ariaRole } from '@/page/dom/text/aria-role';
import { ownWords } from '@/page/dom/text/own-words';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';

/** Nothing to press or to drop on, though some count as drawn. */
const unseen = 'script,style,noscript,template,option';

/** Refs of what is shown and says just these words by itself, control or not: what opens under the mouse, or takes what is dropped. */
export function findWords({ words }: { words: string }): string[] {
  const wanted = toVisibleLine(words);
  if (wanted === '') return [];
  const said = findEverywhere(`body *:not(${unseen})`).flatMap((element) => {
    const own = ownWords(element);
    return own.toLowerCase() === wanted.toLowerCase() && isShown(element) ? [{ element, own }] : [];
  });
  const exact = said.filter(({ own }) => own === wanted);
  return (exact.length > 0 ? exact : said).map(({ element, own }) =>
    refOf(element, { role: ariaRole(element), name: own }, true),
  );
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && isDiscernible(element);
}
