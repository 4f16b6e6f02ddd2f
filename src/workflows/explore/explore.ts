import type { ExplorationState } from '@/domain/run/exploration';
import { startStopClock } from '@/workflows/asking/stopwatch';
import { act } from './act-and-compare';
import { analyze } from './analyze-change';
import { checkSelectors } from './check-selectors';
import { classifyPage } from './classify-page';
import { decide } from './decide-next-act';
import type { ExplorationParts, Exploring } from './exploration-ports';
import { mapFilters } from './map-filters';
import { explorationOf } from './saved-exploration';
import { summarizePages } from './summarize-pages';
import { startTimings } from './turn-timings';

const stages: Record<Exclude<ExplorationState['stage'], 'over'>, (exploring: Exploring) => Promise<void>> = {
  classify: classifyPage,
  'map-filters': mapFilters,
  decide,
  act,
  analyze,
  summarize: summarizePages,
  check: checkSelectors,
};

/**
 * Explores the site until its questions are answered or its limits reached. Each stage reads the saved state, does one thing and saves what
 * comes next: called again after the worker was killed, it continues from there. When this resolves, the tab is back at its first address,
 * and the understanding is stored.
 */
export async function explore(parts: ExplorationParts): Promise<void> {
  const exploring: Exploring = { ...parts, clock: startStopClock(), timings: startTimings() };
  for (;;) {
    const { stage } = explorationOf(exploring);
    if (stage === 'over') return;
    await stages[stage](exploring);
  }
}
