import type { ExplorationState } from '@/domain/run/exploration';
import { isDueForSummary } from '@/memory/observations';

/** The stage after an analyzed act: classifying another page, a due summary, or the next turn. */
export function stageAfterAnalysis(exploration: ExplorationState): ExplorationState {
  const { pending, graph, dueSummaries } = exploration;
  if (pending?.change && pending.change.urlAfter !== exploration.classifiedUrl) {
    return { ...exploration, stage: 'classify' };
  }
  const crowded = graph.pages.filter(isDueForSummary).map(({ id }) => id);
  const due = [...new Set([...dueSummaries, ...crowded])];
  return { ...exploration, pending: null, dueSummaries: due, stage: due.length > 0 ? 'summarize' : 'decide' };
}
