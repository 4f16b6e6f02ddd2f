import { collector } from '@/agents/collector/collector';
import type { CollectorInput } from '@/agents/collector/collector-input';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import { definePolicy } from '@/rules/policy/policy';
import { type CallAttempt, finishCollecting } from './next-call';
import { collectExtractedCall, extractShown, selectRow } from './try-row';

/** What failed once may work the second time, but is not tried again. */
const mostTries = 2;

/** The user's wishes that are not set on the page yet, all at once. */
const setWishes: CallAttempt = ({ wishes, past }) => {
  const settings = wishes
    .filter(({ outcome, tries }) => outcome === 'open' || (outcome === 'not-held' && tries < mostTries))
    .map(({ filter, value }) => ({ filter, option: value }))
    .filter(({ filter, option }) => (filter ?? '').length <= maxLength.words && option.length <= maxLength.words);
  const tries = past.filter(({ tool }) => tool === 'apply_filters').length;
  if (settings.length === 0 || tries >= mostTries) return null;
  return { name: 'apply_filters', input: { settings: settings.slice(0, maxCount.settings) } };
};

/** Loads more rows with the pager code found, as long as the last page had something new. */
const nextPage: CallAttempt = (input) => {
  const { landmarks, pagesLeft } = input;
  const canGoOn = landmarks.pager.ref !== null || landmarks.pager.kind === 'infinite';
  if (!canGoOn || pagesLeft <= 0 || !hasBroughtJobs(input)) return null;
  return { name: 'next_page', input: { selector: null, reason: 'No row is left on this page.' } };
};

const attempts: readonly CallAttempt[] = [collectExtractedCall, setWishes, extractShown, selectRow, nextPage];

/** Row by row, page by page: each attempt looks at what was done so far, and returns null if nothing is left for it. */
export const collectorPolicy = definePolicy(collector, (input) => {
  if (input.jobsLeft <= 0) return finishCollecting('As many jobs are collected as are allowed.');
  const call = attempts.map((attempt) => attempt(input)).find((each) => each !== null);
  if (input.turnsLeft <= 1 && call?.name !== 'collect') return finishCollecting('The turns are used up.');
  return call ?? finishCollecting('No row is left that was not selected, and nothing leads to further ones.');
});

/** True before the first page is turned. Pages without anything new could go on forever. */
function hasBroughtJobs({ past }: CollectorInput): boolean {
  const turned = past.findLastIndex(({ tool }) => tool === 'next_page');
  if (turned === -1) return true;
  const since = past.slice(turned + 1);
  return past[turned]?.success === true && since.some(({ tool, success }) => tool === 'collect' && success);
}
