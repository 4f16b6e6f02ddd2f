import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { ListPart, ListPartsState } from '@/domain/run/list-parts-state';
import type { DiscoveryContext } from '@/workflows/discovery';
import { keepParts, showPart, withOutcome } from './open-part';
import { awaitList } from './start-page';

/** Where the first ones have no list, the others have none. */
const mostTried = 3;

/**
 * On a page that lists no jobs but the categories they are in: opens one after the other until one has a list, which is then read first. The
 * others are opened as further parts of it. Null if there is none, with the tab back where it was.
 */
export async function openFirstCategory(discovery: DiscoveryContext): Promise<LearnedRecipe | null> {
  const { run, tab } = discovery;
  const startUrl = await tab.url();
  const links = (await tab.ask('read-category-links', null)).filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  const parts = links.map(
    ({ name, url, count }): ListPart => ({ name: `${name} (${count})`, url, outcome: 'unopened' }),
  );
  await keepParts(discovery, { areCertain: true, parts });
  for (const part of parts.slice(0, mostTried)) {
    await run.pace();
    const outcome = await showPart(discovery, part, []);
    const { learned } = outcome === 'opened' ? await awaitList(discovery) : { learned: null };
    const known: ListPartsState = run.run.state.parts ?? { areCertain: true, parts };
    await keepParts(discovery, withOutcome(known, part.name, learned ? 'opened' : 'failed'));
    if (learned) return learned;
  }
  await run.step('list-parts', { parts: 0, left: 0 }, { change: (state) => ({ ...state, parts: null }) });
  await tab.open(startUrl);
  return null;
}
