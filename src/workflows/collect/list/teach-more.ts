import type { Recipe } from '@/domain/page/recipe';
import type { DiscoveryContext } from '@/workflows/discovery';
import { storeRecipe } from './remembered-recipe';
import { startPage } from './start-page';
import { teachList } from './teach-list';

/**
 * If a list ends short of its total: whether the teacher of lists named a fuller one, with which this page starts over, or what leads on from
 * this one.
 */
export async function isTaughtMore(discovery: DiscoveryContext): Promise<boolean> {
  const { run, tab } = discovery;
  const { page, pageKeys, pageFingerprints, counts, recipe } = run.run.state;
  if (!recipe) return false;
  const given = { recipe, reading: await tab.ask('read-rows', recipe) };
  const taught = await teachList(discovery, 'far-from-total', given);
  if (taught && taught.reading.rows.length > given.reading.rows.length) {
    const processed = counts.processed - pageKeys.length;
    await startPage(discovery, taught, { page, pageKeys: [], pageFingerprints, counts: { ...counts, processed } });
    return true;
  }
  const pager = taught?.recipe.pager ?? null;
  if (!pager?.isShown || recipe.pager?.isShown) return false;
  const kept: Recipe = { ...recipe, pager, isReviewed: true };
  await run.step('recipe-mended', {}, { change: (state) => ({ ...state, recipe: kept }) });
  await storeRecipe(discovery, kept);
  return true;
}
