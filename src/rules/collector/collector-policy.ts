import { collector } from '@/agents/collector/collector';
import { definePolicy } from '../policy';
import { type Attempt, finish } from './next-call';
import { setWishes } from './set-wishes';
import { nextPage } from './try-next-page';
import { collectExtracted, extractShown, selectRow } from './try-row';

const attempts: readonly Attempt[] = [collectExtracted, setWishes, extractShown, selectRow, nextPage];

/** Row by row, page by page: each attempt looks at what was done so far, and returns null if nothing is left for it. */
export const collectorPolicy = definePolicy(collector, (input) => {
  if (input.jobsLeft <= 0) return finish('As many jobs are collected as are allowed.');
  const call = attempts.map((attempt) => attempt(input)).find((each) => each !== null);
  if (input.turnsLeft <= 1 && call?.name !== 'collect') return finish('The turns are used up.');
  return call ?? finish('No row is left that was not selected, and nothing leads to further ones.');
});
