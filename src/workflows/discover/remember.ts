import { siteOf } from '@/domain/canonical-url';
import { pathPatternOf } from '@/domain/path-pattern';
import type { LearnedRecipe } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import { Understanding } from '@/domain/understanding';
import type { Discovery } from './ports';

/** What this run or an earlier one learned of this site, where one look shows that it still holds. */
export async function rememberedRecipe({ run, tab, store }: Discovery): Promise<LearnedRecipe | null> {
  const understanding = await store.understandingOf(await tab.url());
  for (const recipe of [run.run.state.recipe, understanding?.recipe]) {
    if (!recipe) continue;
    const reading = await tab.ask('read-rows', recipe);
    if (reading.check.holds) return { recipe, reading };
  }
  return null;
}

/** Keeps the recipe for the site, as far as it is known by now. `listUrl`: the list's address, where the tab shows another. */
export async function rememberRecipe(
  { run, tab, store, now }: Discovery,
  recipe: Recipe,
  listUrl: string | null = null,
): Promise<void> {
  const url = listUrl ?? (await tab.url());
  const known = await store.understandingOf(url);
  const isSame = known?.recipe && JSON.stringify(known.recipe.rows) === JSON.stringify(recipe.rows);
  await store.saveUnderstanding({
    ...(known ?? nothingExplored),
    site: siteOf(url) || run.run.site,
    pathPattern: pathPatternOf(url),
    recipe,
    learnedAt: isSame ? known.learnedAt : now(),
    validatedAt: now(),
  });
}

/** What is known of a page that was only read. */
const nothingExplored = Understanding.omit({ site: true, pathPattern: true, learnedAt: true, validatedAt: true }).parse(
  {
    recipe: null,
  },
);
