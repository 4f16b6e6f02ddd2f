import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { DiscoveryContext } from '@/workflows/discovery';
import { loadRecipe } from './remembered-recipe';

/** The page's list: as remembered if that still holds, else found anew. */
export async function findList(discovery: DiscoveryContext): Promise<LearnedRecipe | null> {
  const remembered = await loadRecipe(discovery);
  if (remembered) return remembered;
  const learned = await discovery.tab.ask('learn-recipe', null);
  return learned && { ...learned, recipe: keepLearnedBehavior(learned.recipe, discovery.run.run.state.recipe) };
}

/** Relearns rows that look different; what a press does, and the pager, were learned separately and stay. */
export function keepLearnedBehavior(learned: Recipe, before: Recipe | null): Recipe {
  return {
    ...learned,
    details: learned.details ?? before?.details ?? null,
    pager: learned.pager ?? before?.pager ?? null,
  };
}

/** The page of results that starts, and what is known of earlier ones. */
type PageStart = Pick<DiscoverState, 'page' | 'pageKeys' | 'pageFingerprints'>;

export const firstPageState: PageStart = { page: 1, pageKeys: [], pageFingerprints: [] };

/** Starts collecting: sets the user's search if there is one, else reads the list as it is. */
export async function startCollecting(discovery: DiscoveryContext, learned: LearnedRecipe): Promise<void> {
  const { run, tab } = discovery;
  if (!run.run.state.wishes.some(({ outcome }) => outcome === 'open'))
    return startPage(discovery, learned, firstPageState);
  const facts = { rows: learned.reading.rows.length, announced: learned.reading.announced, page: 1 };
  const pageUrl = await tab.url();
  await run.step('understood', facts, {
    change: (state) => ({ ...state, phase: 'search', recipe: learned.recipe, pageUrl }),
  });
}

/** Saves that a page of results is understood and starts. */
export async function startPage(
  { run, tab }: DiscoveryContext,
  { recipe, reading }: LearnedRecipe,
  start: PageStart,
): Promise<void> {
  const facts = { rows: reading.rows.length, announced: reading.announced, page: start.page };
  const pageUrl = await tab.url();
  await run.step('understood', facts, {
    phase: 'outcome',
    change: (state) => ({
      ...state,
      ...start,
      details: state.details === 'unknown' ? (recipe.details?.kind ?? 'unknown') : state.details,
      phase: 'list',
      recipe,
      announced: reading.announced ?? state.announced,
      pageUrl,
    }),
  });
}
