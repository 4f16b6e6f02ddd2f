import type { LearnedRecipe, RowsReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { Understanding } from '@/domain/page/understanding';
import { siteOf } from '@/url/canonical-url';
import { pathPatternOf } from '@/url/path-pattern';
import type { DiscoveryContext } from '@/workflows/discovery';
import { isOneOfMany } from './one-of-many';

/** What this or an earlier run learned about the site, if a check shows that it still holds. */
export async function loadRecipe(discovery: DiscoveryContext): Promise<LearnedRecipe | null> {
  const { run, tab, store } = discovery;
  const understanding = await store.understandingOf(await tab.url());
  for (const recipe of [run.run.state.recipe, understanding?.recipe]) {
    if (!recipe) continue;
    const reading = await tab.ask('read-rows', recipe);
    if (!reading.check.holds) continue;
    // This run's own has read whole pages: the last one may have a single row.
    if (recipe === run.run.state.recipe || !(await isOfOneRow(discovery, reading))) return { recipe, reading };
  }
  return null;
}

/** A recipe that was learned from one row may know no other. */
async function isOfOneRow({ tab }: DiscoveryContext, { rows }: RowsReading): Promise<boolean> {
  return rows.length === 1 && isOneOfMany((await tab.snapshot(null)).text, rows);
}

/** Stores the recipe for the site as known so far. `listUrl`: the list's address, if the tab shows another. */
export async function storeRecipe(
  { run, tab, store, now }: DiscoveryContext,
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

/** The understanding of a page that was only read. */
const nothingExplored = Understanding.omit({ site: true, pathPattern: true, learnedAt: true, validatedAt: true }).parse(
  {
    recipe: null,
  },
);
