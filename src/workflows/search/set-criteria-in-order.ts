import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import { setFilter } from './set-filter';
import { setWords } from './set-words';

/**
 * Sets all open wishes, words first, since available filters may depend on them. Each attempt settles a wish or counts, so the loop ends.
 */
export async function setWishesInOrder(discovery: DiscoveryContext): Promise<void> {
  await passWalls(discovery);
  for (;;) {
    const open = discovery.run.run.state.wishes.filter(({ outcome }) => outcome === 'open');
    const wish = open.find(({ filter }) => filter === null) ?? open[0];
    if (!wish) return;
    await (wish.filter === null ? setWords(discovery, wish.value) : setFilter(discovery, wish.filter));
  }
}
