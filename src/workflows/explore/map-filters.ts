import { filterAnalyzer } from '@/agents/filter-analyzer';
import type { Filter } from '@/domain/page/filter';
import type { ExplorationState } from '@/domain/run/exploration';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { Exploration } from './exploration-ports';
import { resolveFilters } from './filters-with-selectors';
import { stageAfterAnalysis } from './next-stage';
import { costFacts, currentExploration, saveExploration } from './saved-exploration';

/** What opened with fewer controls holds no filters: a single checkbox could be anything. On the page itself, its reader tells. */
const leastControls = { opened: 2, onPage: 1 };

/** Records one by one the filters that are open or directly on the page. */
export async function mapFilters(exploring: Exploration): Promise<void> {
  const { pending } = currentExploration(exploring);
  const reading = await exploring.tab.ask('read-filters', {
    beneath: false,
    frame: exploring.run.run.state.recipe?.frame ?? null,
  });
  const least = pending ? leastControls.opened : leastControls.onPage;
  if (reading.controls.length < least || (!pending && reading.surroundings)) return goOn(exploring);
  const opener = pending?.element ?? null;
  const asked = await askAgent(exploring, filterAnalyzer, () => ({
    opener: opener && { name: opener.name },
    surroundings: reading.surroundings,
    controls: reading.controls,
  }));
  const filters = resolveFilters(asked.answer.input, reading.controls, opener?.selector ?? null);
  const step = exploring.run.run.steps;
  const facts = { filters: filters.length, options: countOptions(filters), ...costFacts(asked.model, asked.usage) };
  await saveExploration(exploring, 'filters-mapped', facts, {
    usage: asked.usage,
    change: (exploration) => stageAfterAnalysis(withFilters(exploration, filters, step)),
  });
}

function countOptions(filters: readonly Filter[]): number {
  return filters.reduce((sum, { options }) => sum + options.length, 0);
}

/** A filter mapped before, perhaps from another opener, is replaced if more of it is visible now. */
function withFilters(exploration: ExplorationState, found: readonly Filter[], step: number): ExplorationState {
  const kept = exploration.filters.filter((known) => !found.some((one) => isSeenBetter(one, known)));
  const added = found.filter((one) => !kept.some(({ name }) => name === one.name));
  const isProgress = added.length > 0;
  return {
    ...exploration,
    filters: [...kept, ...added],
    filtersStep: exploration.filtersStep ?? (isProgress ? step : null),
    progressTurn: isProgress ? exploration.turns : exploration.progressTurn,
  };
}

function isSeenBetter(one: Filter, known: Filter): boolean {
  return one.name === known.name && one.options.length > known.options.length;
}

/** Nothing to map: the next stage follows. */
async function goOn(exploring: Exploration): Promise<void> {
  const facts = { filters: 0, options: 0, model: null, calls: 0, tokens: 0, cost: 0 };
  await saveExploration(exploring, 'filters-mapped', facts, { change: stageAfterAnalysis });
}
