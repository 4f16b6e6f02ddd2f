import type { EndCode } from '@/domain/run-result';
import { passWalls } from '../discover/pass-walls';
import type { Discovery } from '../discover/ports';
import { rememberRecipe } from '../discover/remember';
import { findList, firstPage, startPage } from '../discover/start-page';
import { listWithoutCode } from './list-without-code';
import { settleWishes } from './search/settle-wishes';

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
