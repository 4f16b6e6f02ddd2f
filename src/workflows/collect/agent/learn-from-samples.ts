import type { EndCode } from '@/domain/run/run-result';
import type { Discovery } from '@/workflows/discovery';
import { collectorOf } from '../extraction/collector-of';
import { rememberRecipe } from '../list/remembered-recipe';
import { startPage } from '../list/start-page';

/**
 * Learns the list from rows the collector read. Once code can read it, the recipe starts over at the first row, recognizing collected jobs.
 * What was learned about details stays.
 */
export async function learnFromSamples(discovery: Discovery): Promise<EndCode | null> {
  const { run, tab } = discovery;
  const { samples, pagesVisited, details } = collectorOf(discovery);
  const learned = await tab.ask('learn-from-rows', { samples });
  if (!learned?.reading.check.holds || learned.reading.rows.length < samples.length) return null;
  const recipe = { ...learned.recipe, details: learned.recipe.details ?? details };
  await run.step('recipe-mended', { rows: learned.reading.rows.length }, {});
  await rememberRecipe(discovery, recipe);
  await startPage(
    discovery,
    { ...learned, recipe },
    { page: Math.max(1, pagesVisited), pageKeys: [], pageFingerprints: [] },
  );
  return null;
}
