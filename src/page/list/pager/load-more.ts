import { saysLoadMore, saysShowAll, saysShowMore } from '@/language/words/controls/says-load-more';
import { identifierWordsOf } from '@/page/dom/text/mark-words';
import { isInPosting } from './is-in-posting';
import type { PagerControl } from './pager-control';

/** What is beside the page's own content, or embedded from elsewhere. */
const asides = 'aside, footer, nav, header, [role="complementary"], [role="contentinfo"], [role="dialog"], dialog';
/** Characters. Longer texts before a control are no "25 of 60 jobs". */
const longestCount = 200;
const asideMarks = new Set('sidebar widget footer social feed comments comment related'.split(' '));

/** Toggles a part of the page, as "See more" under a text does. */
const unfolding = 'summary,[aria-expanded]';

/** A link within the same page. */
const placeOnPage = 'a[href^="#"]:not([href="#"])';

/** The control that adds rows: by name, or, below a known list, just "Show more". The last one wins. */
export function findLoadMore(all: readonly PagerControl[], rows: ReadonlySet<Element> | null): PagerControl | null {
  const controls = all.filter(({ element }) => {
    if (element.matches(unfolding)) return false;
    return rows !== null || !(isAside(element) || element.matches(placeOnPage));
  });
  const isOfList = ({ element }: PagerControl) => rows === null || !isInPosting(element, rows);
  const named = controls.filter(({ labels }) => labels.some(saysLoadMore)).filter(isOfList);
  if (rows === null || named.length > 0) return named.at(-1) ?? null;
  const bare = controls.filter(({ labels }) => labels.some(saysShowMore));
  const [only, second] = bare.filter((control) => isOfList(control) && !endsText(control.element));
  return only && !second ? only : null;
}

/**
 * The control that has a list show the rest of its jobs in its place. `isCut`: whether the page says that there are more than it shows; only
 * then are they no others.
 */
export function findShowAll(
  all: readonly PagerControl[],
  rows: ReadonlySet<Element>,
  isCut: () => boolean,
): PagerControl | null {
  const named = all.filter(({ labels, url, element }) => {
    return url === null && labels.some(saysShowAll) && !isAside(element) && !element.matches(placeOnPage);
  });
  const [only, second] = named.filter(({ element }) => !isInPosting(element, rows) && !element.matches(unfolding));
  return only && !second && isCut() ? only : null;
}

/** True below running text, where it shows the rest. */
function endsText(element: Element): boolean {
  const before = element.previousElementSibling ?? element.parentElement?.previousElementSibling;
  return (
    before !== null && before !== undefined && !before.querySelector('a,button') && textLength(before) > longestCount
  );
}

function textLength({ textContent }: Element): number {
  return (textContent ?? '').trim().length;
}

function isAside(element: Element): boolean {
  if (element.closest(asides)) return true;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (identifierWordsOf(at).some((word) => asideMarks.has(word))) return true;
  }
  return false;
}
