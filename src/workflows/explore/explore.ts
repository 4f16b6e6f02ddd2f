import type { ExplorationState } from '@/domain/exploration';
import { act } from './act';
import { analyze } from './analyze';
import { checkSelectors } from './check-selectors';
import { classifyPage } from './classify-page';
import { decide } from './decide';
import { explorationOf } from './exploration-of';
import { mapFilters } from './map-filters';
import type { ExplorationParts, Exploring } from './ports';
import { startStopClock } from './stop-clock';
import { summarizePages } from './summarize-pages';
import { startTimings } from './timings';

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
