import { descriptionText } from '@/jobs/posting/description-text';
import { wordsOnly } from '@/language/fold/comparable-text';
import type { SiblingRange } from '@/page/list/learning/child-positions';
import { collectLines } from '../lines/collect-lines';

/**
 * Siblings in a pane that together are exactly a description: the outermost and innermost elements that contain it, and its paragraphs.
 * Further postings show which of them are stable. None if it is mixed with other text.
 */
export function descriptionSiblings(pane: Element, description: string): SiblingRange[] {
  const wanted = wordsOnly(description);
  if (wanted === '') return [];
  const whole: Element[] = [];
  let holder = pane;
  for (;;) {
    const children = childrenOf(holder);
    const inner = children.find(({ words }) => words.includes(wanted));
    if (!inner)
      return [...ends(whole).map((element) => ({ first: element, last: element })), ...spansOf(children, wanted)];
    if (inner.words === wanted) whole.push(inner.element);
    holder = inner.element;
  }
}

/** The first and the last of them. */
function ends<Value>(values: readonly Value[]): Value[] {
  return values.length > 2 ? [...values.slice(0, 1), ...values.slice(-1)] : [...values];
}

interface Child {
  element: Element;
  words: string;
}

/** The children from the description's start to its end; the first of several such ranges. */
function spansOf(children: readonly Child[], wanted: string): SiblingRange[] {
  const said = children.filter(({ words }) => words !== '');
  for (const [index, { element, words }] of said.entries()) {
    if (!wanted.startsWith(words)) continue;
    let span = words;
    for (const next of said.slice(index + 1)) {
      span = `${span} ${next.words}`;
      if (span === wanted) return [{ first: element, last: next.element }];
      if (!wanted.startsWith(span)) break;
    }
  }
  return [];
}

function childrenOf(holder: Element): Child[] {
  return Array.from(holder.children, (element) => ({
    element,
    words: wordsOnly(descriptionText(collectLines(element))),
  }));
}
