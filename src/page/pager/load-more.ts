import { loadMorePhrases, showMorePhrases } from '../wording/paging-phrases';
import { alternatives } from '../wording/phrases';
import { type Control, markWordsOf } from './control';

const loadMore = exactly(alternatives([loadMorePhrases]));
const showMore = exactly(alternatives([showMorePhrases]));

/** What stands beside the page's own content, or is put into it from elsewhere. */
const asides = 'aside, footer, nav, header, [role="complementary"], [role="contentinfo"], [role="dialog"], dialog';
const asideMarks = new Set('sidebar widget footer social feed comments comment related'.split(' '));

/** A link to a place further down the same page. */
const placeOnPage = 'a[href^="#"]:not([href="#"])';

/** The control that adds rows: called so, or, below a list that is known, just called "Show more". The last one counts. */
export function findLoadMore(all: readonly Control[], isBelowList: boolean): Control | null {
  const controls = isBelowList ? all : all.filter(({ element }) => !isAside(element) && !element.matches(placeOnPage));
  const named = controls.filter(({ labels }) => labels.some((label) => loadMore.test(label)));
  const [only, second] = controls.filter(({ labels }) => labels.some((label) => showMore.test(label)));
  return named.at(-1) ?? (isBelowList && only && !second ? only : null);
}

function isAside(element: Element): boolean {
  if (element.closest(asides)) return true;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (markWordsOf(at).some((word) => asideMarks.has(word))) return true;
  }
  return false;
}

function exactly(phrases: string): RegExp {
  return new RegExp(`^[+↓ ]*(?:${phrases})(?: \\(?\\+?\\d+\\)?)?[.…↓+ ]*$`, 'u');
}
