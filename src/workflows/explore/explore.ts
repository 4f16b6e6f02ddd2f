import type { ExplorationState } from '@/domain/run/exploration';
import { startStopwatch } from '@/workflows/asking/stopwatch';
import { performTurn } from './act-and-compare';
import { analyzeChange } from './analyze-change';
import { checkSelectors } from './check-selectors';
import { classifyPage } from './classify-page';
import { decideNextAct } from './decide-next-act';
import type { Exploration, ExplorationParts } from './exploration-ports';
import { mapFilters } from './map-filters';
import { currentExploration } from './saved-exploration';
import { summarizePages } from './summarize-pages';
import { startTurnTimings } from './turn-timings';

const stages: Record<Exclude<ExplorationState['stage'], 'over'>, (exploring: Exploration) => Promise<void>> = {
  classify: classifyPage,
  'map-filters': mapFilters,
  decide: decideNextAct,
  act: performTurn,
  analyze: analyzeChange,
  summarize: summarizePages,
  check: checkSelectors,
};

/**
 * Explores the site until its questions are answered or its limits reached. Each stage reads the saved state, does one thing and saves what
 * comes next: called again after the worker was killed, it continues from there. When this resolves, the tab is back at its first address,
 * and the understanding is stored.
 */
export async function explore(parts: ExplorationParts): Promise<void> {
  const exploring: Exploration = { ...parts, clock: startStopwatch(), timings: startTurnTimings() };
  for (;;) {
    const { stage } = currentExploration(exploring);
    if (stage === 'over') return;
    await stages[stage](exploring);
  }
}
