import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { Landmarks } from '@/domain/page/landmarks';
import { graphText } from '@/memory/graph-text';
import type { Exploring } from './exploration-ports';
import { warningFor } from './loop-guard';
import { explorationOf } from './saved-exploration';

/** The page at this turn. */
export interface Look {
  page: Awaited<ReturnType<Exploring['tab']['snapshot']>>;
  landmarks: Landmarks;
}

export async function lookAtPage(exploring: Exploring): Promise<Look> {
  const { tab, run, timings } = exploring;
  return timings.count(async () => ({
    page: await tab.snapshot(explorationOf(exploring).observed),
    landmarks: await tab.ask('read-landmarks', { recipe: run.run.state.recipe }),
  }));
}

/** The explorer's input for this turn: the saved state and the current page. */
export async function viewOf(exploring: Exploring, { page, landmarks }: Look): Promise<ExplorerInput> {
  const { mayPressApply } = exploring;
  const exploration = explorationOf(exploring);
  return {
    task: exploration.task,
    goals: exploration.goals,
    memory: graphText(exploration.graph),
    patterns: exploration.graph.patterns,
    past: exploration.past,
    warning: warningFor(exploration),
    page: { text: page.text, url: page.url, title: page.title, elements: page.elements },
    landmarks,
    filters: exploration.filters.map(({ name }) => name),
    applySeen: exploration.applySeen?.element.name ?? null,
    mayPressApply: await mayPressApply(),
    turnsLeft: exploration.limits.turns - exploration.turns,
  };
}
