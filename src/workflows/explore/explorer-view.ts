import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { graphText } from '@/memory/graph-text';
import { explorationOf } from './exploration-of';
import { warningFor } from './loop-guard';
import type { Exploring } from './ports';

/** What the explorer sees at this turn: the saved state and the page as it is now. */
export async function viewOf(exploring: Exploring): Promise<ExplorerInput> {
  const { tab, run, mayPressApply } = exploring;
  const exploration = explorationOf(exploring);
  const page = await tab.snapshot(exploration.observed);
  const landmarks = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
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
