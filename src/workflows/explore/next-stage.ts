import type { ExplorationState } from '@/domain/exploration';

/** Observations that a page may gather before they are summed up. */
const mostObservations = 8;

/** Where an exploration goes once an act is understood: to another page, to a summary that is due, to the next turn. */
export function afterAnalysis(exploration: ExplorationState): ExplorationState {
  const { pending, graph, dueSummaries } = exploration;
  if (pending?.change && pending.change.urlAfter !== exploration.classifiedUrl) {
    return { ...exploration, stage: 'classify' };
  }
  const crowded = graph.pages.filter(({ observations }) => observations.length > mostObservations).map(({ id }) => id);
  const due = [...new Set([...dueSummaries, ...crowded])];
  return { ...exploration, pending: null, dueSummaries: due, stage: due.length > 0 ? 'summarize' : 'decide' };
}
