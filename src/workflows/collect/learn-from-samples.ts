import type { EndCode } from '@/domain/run-result';
import type { Discovery } from '../discover/ports';
import { rememberRecipe } from '../discover/remember';
import { startPage } from '../discover/start-page';
import { collectorOf } from './collector-of';

/**
 * Learns the list from the rows that the collector read. Once code can read it, the recipe goes on alone from the first row: those that
 * were collected are known again.
 */
export async function learnFromSamples(discovery: Discovery): Promise<EndCode | null> {
  const { run, tab } = discovery;
  const { samples, pagesVisited } = collectorOf(discovery);
  const learned = await tab.ask('learn-from-rows', { samples });
  if (!learned?.reading.check.holds || learned.reading.rows.length < samples.length) return null;
  await run.step('recipe-mended', { rows: learned.reading.rows.length }, {});
  await rememberRecipe(discovery, learned.recipe);
  await startPage(discovery, learned, { page: Math.max(1, pagesVisited), pageKeys: [], pageFingerprints: [] });
  return null;
}
