import type { Row } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';
import { hasAnnounced } from './counted-jobs';
import { scrollToTop } from './find-row';
import { keepRelearned, requiredRecipe } from './read-list';
import { learnAgain } from './start-page';

/**
 * At the end of a list with fewer rows than announced: whether it was learned too narrowly, as from its first group while the others were
 * empty. Learned anew, it has all rows that show, and more; it is then read from its start.
 */
export async function isWidened(discovery: DiscoveryContext): Promise<boolean> {
  const { state } = discovery.run.run;
  const isShort = state.announced !== null && !hasAnnounced(state);
  return isShort && !state.recipe?.isTaught && (await learnWider(discovery));
}

/** Whether the list, learned anew, has all rows that show, and more: as those of a section that was opened beside its own. */
export async function learnWider(discovery: DiscoveryContext): Promise<boolean> {
  const { rows } = await discovery.tab.ask('read-rows', requiredRecipe(discovery));
  const learned = await learnAgain(discovery);
  if (!learned?.reading.check.holds || !hasMore(learned.reading.rows, rows)) return false;
  await keepRelearned(discovery, learned);
  await scrollToTop(discovery, learned.reading.scroll);
  return true;
}

/** By titles: what a row's element holds besides may change its key, as the heading of its group does. */
function hasMore(rows: readonly Row[], before: readonly Row[]): boolean {
  const titles = new Set(rows.map(({ fields }) => fields.title));
  return rows.length > before.length && before.every(({ fields }) => titles.has(fields.title));
}
