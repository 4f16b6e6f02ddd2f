import { upTo } from '@/language/amounts/result-total';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { isSeen } from '@/page/dom/text/visible-text';
import { flatParent } from '@/page/dom/tree/flat-tree';

const number = '(\\d{1,3}(?:[.,\\s]?\\d{3}){0,3})';
const ofTotal = `\\s*(?:${phraseAlternation([phrases('jobs.ofTotal')])}|\\/)\\s*`;
const about = `(?:(?:${phraseAlternation([phrases('jobs.about')])})\\.?\\s*)?`;
/** "26–50 of 60", "26 bis 50 von ca. 60", "26-50 / 60" */
const rangeOfTotal = new RegExp(`(?<![\\d.,])${number}${upTo}${number}${ofTotal}${about}${number}`, 'u');
/** "20 of 36" */
const partOfTotal = new RegExp(`(?<![\\d.,])${number}${ofTotal}${about}${number}`, 'u');
/** "Page 3 of 7", "Seite 3 von 7" */
const pageOfPages = new RegExp(
  `(?<!\\p{L})(?:${phraseAlternation([phrases('controls.page')])})\\s+(\\d{1,4})${ofTotal}(\\d{1,4})(?!\\d)`,
  'u',
);

/** Characters. Longer texts state no range. */
const longest = 80;
/** Characters with the white space of the markup. */
const longestRaw = 400;

/** The range of results the page says it shows; `isLastPage` if it says that no page follows. Null if it does not say. */
interface SaidRange {
  range: { first: number; last: number } | null;
  isLastPage: boolean;
}

/** Reads the range from short texts. `announced`: the total it must be of. */
export function readResultRange(announced: number): SaidRange {
  const said: SaidRange = { range: null, isLastPage: false };
  for (const text of shortTexts()) {
    const [, page, pages] = pageOfPages.exec(text) ?? [];
    if (page !== undefined && page === pages) said.isLastPage = true;
    const [first, last, total] = (rangeOfTotal.exec(text) ?? [])
      .slice(1)
      .map((number) => Number(number.replace(/\D/g, '')));
    if (first !== undefined && last !== undefined && total === announced && first <= last)
      said.range ??= { first, last };
  }
  return said;
}

/** A page of several, as the page says. */
interface SaidPage {
  current: number;
  last: number;
}

/** "Page 3 of 7", wherever a short text says so; null if none does, or texts differ. */
export function readSaidPage(): SaidPage | null {
  const said = shortTexts().flatMap((text) => pageIn(text) ?? []);
  const [first] = said;
  return first && said.every(({ current, last }) => current === first.current && last === first.last) ? first : null;
}

function pageIn(text: string): SaidPage | null {
  const [, current = '0', last = '0'] = pageOfPages.exec(text) ?? [];
  return Number(current) > 0 && Number(current) <= Number(last)
    ? { current: Number(current), last: Number(last) }
    : null;
}

/** Levels up to what holds a control together with the range that it turns. */
const levels = 2;
/** Characters of a pager whose arrows are also named for those who do not see them. */
const longestPager = 160;

/**
 * Whether a control stands in one short text with the range of just the rows that show, of more, or with the page of several: "1-9 of 27
 * Next", "Page 1 of 3 Next".
 */
export function standsBesideRange(element: Element, shown: number): boolean {
  let at = flatParent(element);
  for (let level = 0; at && level < levels; level += 1) {
    const raw = at.textContent ?? '';
    const text = raw.length <= longestRaw ? plainText(raw) : '';
    if (text.length <= longest && isRangeOf(shown, text)) return true;
    if (text.length <= longestPager && (pageIn(text)?.last ?? 1) > 1) return true;
    at = flatParent(at);
  }
  return false;
}

function isRangeOf(shown: number, text: string): boolean {
  const [first = 0, last = 0, total = 0] = numbersIn(rangeOfTotal.exec(text));
  if (first > 0) return last - first + 1 === shown && total > shown;
  const [part = 0, whole = 0] = numbersIn(partOfTotal.exec(text));
  return part === shown && whole > shown;
}

function numbersIn(match: RegExpExecArray | null): number[] {
  return (match?.slice(1) ?? []).map((number) => Number(number.replace(/\D/g, '')));
}

/** Texts with a digit, including neighbours: a range's numbers are often in separate elements. */
function shortTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const holders = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && /\d/.test(node.nodeValue ?? '')) holders.add(node.parentElement);
  }
  const around = new Set([...holders].flatMap((holder) => [holder, holder.parentElement ?? holder]));
  return [...around].flatMap((element) => {
    const text = plainText(element.textContent ?? '');
    return text.length <= longest && isSeen(element) ? [text] : [];
  });
}
