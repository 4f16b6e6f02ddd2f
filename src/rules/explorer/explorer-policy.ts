import { explorer } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { definePolicy } from '@/rules/policy/policy';
import { closeOverlay } from './close-overlay';
import type { NextAct } from './next-act';
import { reportDone } from './report-done';
import { pressApply, seeMoreOfPosting } from './try-apply';
import { openFilters } from './try-filters';
import { pressRow, returnToList } from './try-listing';
import { pressNextPage } from './try-next-page';
import { finishSearch, search } from './try-search';

/**
 * What to try, in order: first what keeps the page usable, then the goals. The list is paged before it is searched, since a search may
 * leave only one page.
 */
const steps: readonly ((input: ExplorerInput) => NextAct | null)[] = [
  finishSearch,
  pressApply,
  closeOverlay,
  seeMoreOfPosting,
  returnToList,
  pressRow,
  openFilters,
  pressNextPage,
  search,
];

/** Works through the open goals; each step looks at what was done so far, and returns null if nothing is left to try. */
export const explorerPolicy = definePolicy(explorer, (input) => {
  if (input.turnsLeft <= 1) return reportDone(input);
  for (const step of steps) {
    const next = step(input);
    if (next) return next;
  }
  return reportDone(input);
});
