import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { collectorState } from '../extraction/collector-of';
import { storeRecipe } from '../list/remembered-recipe';
import { startPage } from '../list/start-page';

/**
 * Learns the list from rows the collector read. Once code can read it, the recipe starts over at the first row, recognizing collected jobs.
 * What was learned about details stays.
 */
export async function learnFromSamples(discovery: DiscoveryContext): Promise<EndCode | null> {
  const { run, tab } = discovery;
  const { samples, pagesVisited, details } = collectorState(discovery);
  const learned = await tab.ask('learn-from-rows', { samples });
  if (!learned?.reading.check.holds || learned.reading.rows.length < samples.length) return null;
  const recipe = { ...learned.recipe, details: learned.recipe.details ?? details };
  await run.step('recipe-mended', { rows: learned.reading.rows.length }, {});
  await storeRecipe(discovery, recipe);
  await startPage(
    discovery,
    { ...learned, recipe },
    { page: Math.max(1, pagesVisited), pageKeys: [], pageFingerprints: [] },
  );
  return null;
}
