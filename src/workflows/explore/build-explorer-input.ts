import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { Landmarks } from '@/domain/page/landmarks';
import { graphText } from '@/memory/graph-text';
import type { Exploration } from './exploration-ports';
import { dueWarning } from './loop-guard';
import { currentExploration } from './saved-exploration';

/** The page at this turn. */
export interface TurnView {
  page: Awaited<ReturnType<Exploration['tab']['snapshot']>>;
  landmarks: Landmarks;
}

export async function readTurnView(exploring: Exploration): Promise<TurnView> {
  const { tab, run, timings } = exploring;
  return timings.count(async () => ({
    page: await tab.snapshot(currentExploration(exploring).observed),
    landmarks: await tab.ask('read-landmarks', { recipe: run.run.state.recipe }),
  }));
}

/** The explorer's input for this turn: the saved state and the current page. */
export async function buildExplorerInput(
  exploring: Exploration,
  { page, landmarks }: TurnView,
): Promise<ExplorerInput> {
  const { mayPressApply } = exploring;
  const exploration = currentExploration(exploring);
  return {
    task: exploration.task,
    goals: exploration.goals,
    memory: graphText(exploration.graph),
    patterns: exploration.graph.patterns,
    past: exploration.past,
    warning: dueWarning(exploration),
    page: { text: page.text, url: page.url, title: page.title, elements: page.elements },
    landmarks,
    filters: exploration.filters.map(({ name }) => name),
    applySeen: exploration.applySeen?.element.name ?? null,
    mayPressApply: await mayPressApply(),
    turnsLeft: exploration.limits.turns - exploration.turns,
  };
}
