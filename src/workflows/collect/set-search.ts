import type { EndCode } from '@/domain/run/run-result';
import type { Discovery } from '@/workflows/discovery';
import { settleWishes } from '@/workflows/search/set-criteria-in-order';
import { passWalls } from '@/workflows/wait-until-accessible';
import { listWithoutCode } from './list/list-without-code';
import { rememberRecipe } from './list/remembered-recipe';
import { findList, firstPage, startPage } from './list/start-page';

/** Sets the user's search words and filters one by one, and checks whether the page accepted them. */
export async function setSearch(discovery: Discovery): Promise<EndCode | null> {
  await settleWishes(discovery);
  const kind = await passWalls(discovery);
  if (kind === 'nothing-found') return kind;
  const learned = await findList(discovery);
  if (!learned) return listWithoutCode(discovery);
  await rememberRecipe(discovery, learned.recipe);
  await startPage(discovery, learned, firstPage);
  return null;
}
