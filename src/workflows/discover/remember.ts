import { siteOf } from '@/domain/canonical-url';
import type { LearnedRecipe } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import type { Understanding } from '@/domain/understanding';
import type { Discovery } from './ports';

/** What an earlier run learned of this site, where one look shows that it still holds. */
export async function rememberedRecipe({ tab, store }: Discovery): Promise<LearnedRecipe | null> {
  const understanding = await store.understandingOf(await tab.url());
  if (!understanding) return null;
  const reading = await tab.ask('read-rows', understanding.recipe);
  return reading.check.holds ? { recipe: understanding.recipe, reading } : null;
}

/** Keeps the recipe for the site, with what is known by now of its details and its pager. */
export async function rememberRecipe(
  { run, tab, store, now }: Discovery,
  recipe: Recipe,
  learned: Partial<Pick<Understanding, 'details' | 'pager'>> = {},
): Promise<void> {
  const url = await tab.url();
  const known = await store.understandingOf(url);
  const isSame = known && JSON.stringify(known.recipe) === JSON.stringify(recipe);
  await store.saveUnderstanding({
    site: siteOf(url) || run.run.site,
    pathPattern: pathPatternOf(url),
    recipe,
    details: learned.details ?? known?.details ?? 'none',
    pager: learned.pager ?? known?.pager ?? 'none',
    learnedAt: isSame ? known.learnedAt : now(),
    validatedAt: now(),
  });
}

/** The path with what differs from page to page left open: `/jobs/page/3` and `/jobs/page/4` are one. */
export function pathPatternOf(url: string): string {
  return new URL(url).pathname.replace(/\d+/g, '*');
}
