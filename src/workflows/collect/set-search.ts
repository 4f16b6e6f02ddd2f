import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { setWishesInOrder } from '@/workflows/search/set-criteria-in-order';
import { passWalls } from '@/workflows/wait-until-accessible';
import { findListByModel } from './list/list-without-code';
import { storeRecipe } from './list/remembered-recipe';
import { reviewList } from './list/review-list';
import { findList, firstPageState, startPage } from './list/start-page';

/** Sets the user's search words and filters one by one, and checks whether the page accepted them. */
export async function setSearch(discovery: DiscoveryContext): Promise<EndCode | null> {
  await setWishesInOrder(discovery);
  const kind = await passWalls(discovery);
  if (kind === 'nothing-found') return kind;
  const learned = await reviewList(discovery, await findList(discovery));
  if (!learned) return findListByModel(discovery);
  await storeRecipe(discovery, learned.recipe);
  await startPage(discovery, learned, firstPageState);
  return null;
}
