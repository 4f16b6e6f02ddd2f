import type { EndCode } from '@/domain/run-result';
import type { Discovery } from '../discover/ports';
import { rememberRecipe } from '../discover/remember';
import { startPage } from '../discover/start-page';
import { collectorOf } from './collector-of';

/**
 * Learns the list from the rows that the collector read. Once code can read it, the recipe goes on alone from the first row: those that
 * were collected are known again. What was learned of the details before goes on with it.
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
