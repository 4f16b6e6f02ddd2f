import { explorer } from '@/agents/explorer/explorer';
import type { QuestionState } from '@/domain/page/exploration-questions';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { type KeyElementName, questionOfElement, type Understanding } from '@/domain/page/understanding';
import { newExploration } from '@/domain/run/exploration';
import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { explore } from '@/workflows/explore/explore';
import { findAgain, minRowMatches } from '@/workflows/explore/find-again';
import { findListByModel } from './list/list-without-code';
import { reviewList } from './list/review-list';
import { awaitList, startCollecting } from './list/start-page';

const task = 'Understand this job site well enough to collect all its jobs.';

/**
 * Starts an exploration if one is due: the user asked for it, the site is unknown, or what is known no longer holds. What still holds is
 * not explored again. False if none is due.
 */
export async function startExploration(
  discovery: DiscoveryContext,
  { recipe, reading }: LearnedRecipe,
): Promise<boolean> {
  const { run, tab, store } = discovery;
  const { mode } = run.run.state;
  if (mode === 'collect') return false;
  const startUrl = await tab.url();
  const known = await store.understandingOf(startUrl);
  const lost =
    known?.exploredAt && reading.check.holds ? await lostElements(discovery, known, { recipe, reading }) : null;
  if (mode === 'discover' && lost?.length === 0) {
    await run.step('understanding-holds', {});
    return false;
  }
  const startRows = reading.rows.map(({ key }) => key);
  const begun = withStatedRows({ ...(await newExplorationOf(discovery, startUrl)), startRows }, recipe);
  const exploration = mode === 'discover' && known && lost ? keepWhatHolds(begun, known, lost) : begun;
  await begin(discovery, exploration, recipe);
  return true;
}

/**
 * Starts exploring a page without a job list. Only a language model can find its way from there: the rules know lists. False if none is
 * started.
 */
export async function startExplorationForList(discovery: DiscoveryContext): Promise<boolean> {
  const { run, tab, models } = discovery;
  const model = await models.modelFor(explorer, () => undefined);
  if (run.run.state.mode === 'collect' || model === models.rules) return false;
  await begin(discovery, await newExplorationOf(discovery, await tab.url()), null);
  return true;
}

async function newExplorationOf(
  { run, store, explorationLimits }: DiscoveryContext,
  startUrl: string,
): Promise<Exploration> {
  const { goals } = run.run.state;
  return newExploration({
    task,
    goals: goals.length > 0 ? goals : defaultQuestions,
    limits: await explorationLimits(),
    startUrl,
    graph: await store.graphOf(run.run.site),
  });
}

async function begin({ run }: DiscoveryContext, exploration: Exploration, recipe: Recipe | null): Promise<void> {
  const open = exploration.goals.filter(({ status }) => status === 'open');
  await run.step(
    'exploration-began',
    { goals: open.length },
    { change: (state) => ({ ...state, phase: 'explore', exploration, recipe, pageUrl: exploration.startUrl }) },
  );
}

/** The key elements expected on every such page that are no longer found. */
async function lostElements(
  { tab }: DiscoveryContext,
  { keyElements, fallbacks }: Understanding,
  { recipe, reading }: LearnedRecipe,
): Promise<KeyElementName[]> {
  const { jobListings, filterButton, searchInput } = keyElements;
  const known: [KeyElementName, string[]][] = [
    ['jobListings', jobListings],
    ['filterButton', filterButton ? [filterButton, ...(fallbacks.filterButton ?? [])] : []],
    ['searchInput', searchInput ? [searchInput, ...(fallbacks.searchInput ?? [])] : []],
  ];
  const candidates = known
    .filter(([, selectors]) => selectors.length > 0)
    .map(([name, selectors]) => ({
      name,
      selectors,
      first: null,
      least: name === 'jobListings' ? minRowMatches(reading.rows.length) : null,
    }));
  const found = await findAgain(tab, candidates, recipe.frame);
  return candidates.map(({ name }) => name).filter((name) => !found.has(name));
}

type Exploration = ReturnType<typeof newExploration>;

/** Rows that are the postings themselves answer what pressing them does. */
function withStatedRows(begun: Exploration, { details }: Recipe): Exploration {
  if (details?.kind !== 'row') return begun;
  const finding = 'The postings stand in the list itself.';
  const answered = (goal: QuestionState): QuestionState =>
    goal.id === 'listing' ? { ...goal, status: 'reached', finding } : goal;
  return { ...begun, goals: begun.goals.map(answered) };
}

function keepWhatHolds(begun: Exploration, known: Understanding, lost: readonly KeyElementName[]): Exploration {
  const reopened: string[] = lost.map((name) => questionOfElement[name]);
  const keep = (goal: QuestionState): QuestionState => {
    const before = known.goals.find(({ id }) => id === goal.id);
    return before && !reopened.includes(goal.id) ? { ...before, text: goal.text } : goal;
  };
  return {
    ...begun,
    goals: begun.goals.map(keep),
    filters: reopened.includes('filters') ? [] : known.filters,
  };
}

/** Explores, then continues with collecting, or ends if only exploring was requested. */
export async function exploreSite(discovery: DiscoveryContext): Promise<EndCode | null> {
  const { run } = discovery;
  await explore(discovery);
  const { exploration, mode } = run.run.state;
  const reached = exploration?.goals.filter(({ status }) => status === 'reached').length ?? 0;
  await run.step('exploration-over', {
    end: exploration?.end ?? null,
    reached,
    goals: exploration?.goals.length ?? 0,
    turns: exploration?.turns ?? 0,
  });
  if (mode === 'explore') return 'explored';
  const learned = await reviewList(discovery, (await awaitList(discovery)).learned);
  if (!learned) return findListByModel(discovery);
  await startCollecting(discovery, learned);
  return null;
}
