import { loadMorePhrases, showMorePhrases } from '../wording/paging-phrases';
import { alternatives } from '../wording/phrases';
import type { Control } from './control';

const loadMore = exactly(alternatives([loadMorePhrases]));
const showMore = exactly(alternatives([showMorePhrases]));

/** The control that adds rows: called so, or, below a list that is known, just called "Show more". The last one counts. */
export function findLoadMore(controls: readonly Control[], isBelowList: boolean): Control | null {
  const named = controls.filter(({ labels }) => labels.some((label) => loadMore.test(label)));
  const [only, second] = controls.filter(({ labels }) => labels.some((label) => showMore.test(label)));
  return named.at(-1) ?? (isBelowList && only && !second ? only : null);
}

function exactly(phrases: string): RegExp {
  return new RegExp(`^[+↓ ]*(?:${phrases})(?: \\(?\\+?\\d+\\)?)?[.…↓+ ]*$`, 'u');
}
