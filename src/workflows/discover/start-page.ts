import type { DiscoverState } from '@/domain/discover-state';
import type { LearnedRecipe } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import type { Discovery } from './ports';
import { rememberedRecipe } from './remember';

/** The list of the page: read as remembered where that still holds, else found anew. */
export async function findList(discovery: Discovery): Promise<LearnedRecipe | null> {
  const remembered = await rememberedRecipe(discovery);
  if (remembered) return remembered;
  const learned = await discovery.tab.ask('learn-recipe', null);
  return learned && { ...learned, recipe: withWhatElseIsKnown(learned.recipe, discovery.run.run.state.recipe) };
}

/** Rows that look otherwise are learned anew; what a press on one does, and what leads on, was learned apart from them. */
export function withWhatElseIsKnown(learned: Recipe, before: Recipe | null): Recipe {
  return {
    ...learned,
    details: learned.details ?? before?.details ?? null,
    pager: learned.pager ?? before?.pager ?? null,
  };
}

/** Which page of results begins, and what is known of those before it. */
type PageStart = Pick<DiscoverState, 'page' | 'pageKeys' | 'pageFingerprints'>;

export const firstPage: PageStart = { page: 1, pageKeys: [], pageFingerprints: [] };

/** Begins to collect: sets what the user wants to search for, where something is wished, else reads the list as it is. */
export async function beginList(discovery: Discovery, learned: LearnedRecipe): Promise<void> {
  const { run, tab } = discovery;
  if (!run.run.state.wishes.some(({ outcome }) => outcome === 'open')) return startPage(discovery, learned, firstPage);
  const facts = { rows: learned.reading.rows.length, announced: learned.reading.announced, page: 1 };
  const pageUrl = await tab.url();
  await run.step('understood', facts, {
    change: (state) => ({ ...state, phase: 'search', recipe: learned.recipe, pageUrl }),
  });
}

/** Saves that a page of results is understood and begins. */
export async function startPage(
  { run, tab }: Discovery,
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
