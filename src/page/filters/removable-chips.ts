import { plainText } from '@/language/fold/plain-letters';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { isOnlyResetControl } from '@/language/words/controls/filter-phrases';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { identifierWordsOf } from '@/page/dom/text/mark-words';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { closestMatching, comesBefore, flatParent } from '@/page/dom/tree/flat-tree';

const buttons = 'button,[role=button],a[href],a:not([href])';
const elsewhere = 'nav,footer,[role=navigation],[role=contentinfo],dialog,[role=dialog],form[method=post]';
/** Characters. Longer texts are notices, not options. */
const longestChip = 60;
const mostChips = 30;

const crosses = /^[×✕✖✗⨯x]\s+|(?:(?<!\s)\s+)?[×✕✖✗⨯]$|^[×✕✖✗⨯]\s*/u;
const removals = (['whole', 'alone', 'says', 'first'] as const).map((place) => phrases('filters.reset', place));
const phrase = `(?:${phraseAlternation(removals)})`;
const removing = new RegExp(
  `^${phrase}(?![\\p{L}\\p{N}])[\\s:]*|(?:(?<![\\s:,–-])[\\s:,–-]+)?(?<![\\p{L}\\p{N}])${phrase}$`,
  'u',
);
const crossMarks = new Set(['close', 'remove', 'clear', 'delete', 'dismiss', 'cross', 'xmark', 'times']);

/** Active choices shown above the list with a way to remove each: "Berlin ×", "Remove Berlin". "Clear all" names none. */
export function removableChips(elements: readonly Element[], firstRow: Element | null): string[] {
  const names = elements.flatMap((element) => {
    if (!element.matches(buttons) || (firstRow && !comesBefore(element, firstRow))) return [];
    if (!element.checkVisibility() || closestMatching(element, elsewhere)) return [];
    const name = chipName(element);
    return name === null ? [] : [name];
  });
  return [...new Set(names)].slice(0, mostChips);
}

/** What a control removes; null if nothing, or everything. */
function chipName(control: Element): string | null {
  const own = nameOrTextStart(control);
  if (own.length > longestChip + 20 || isOnlyResetControl(own)) return null;
  const bare = bareName(own);
  const isRemoving = bare !== toVisibleLine(own) || hasCross(control);
  if (!isRemoving) return null;
  const name = bare === '' ? textBeside(control) : bare;
  return name === '' || name.length > longestChip ? null : name;
}

/** A name without the words and signs for removing. */
function bareName(name: string): string {
  const text = toVisibleLine(name).replace(crosses, '').trim();
  const found = removing.exec(plainText(text));
  // Folding may change lengths (ligatures): then the folded words must do.
  if (!found) return text;
  const folded = plainText(text);
  const source = folded.length === text.length ? text : folded;
  return (source.slice(0, found.index) + source.slice(found.index + found[0].length)).trim();
}

function hasCross(control: Element): boolean {
  return [control, ...control.querySelectorAll('svg,i,img,span')]
    .slice(0, 6)
    .some((part) => identifierWordsOf(part).some((word) => crossMarks.has(word)));
}

/** The name beside a bare cross. */
function textBeside(control: Element): string {
  const around = flatParent(control);
  const text = around && around.childElementCount <= 4 ? bareName(textAlternative(around)) : '';
  return text.length <= longestChip ? text : '';
}
