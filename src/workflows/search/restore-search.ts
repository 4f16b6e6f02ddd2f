import type { DiscoverState } from '@/domain/run/discover-state';
import type { DiscoveryContext } from '@/workflows/discovery';
import { setWishesInOrder } from './set-criteria-in-order';

/**
 * Reopening a list by its address may lose search settings that the address lacks: they are set again, and if that changed the list, it is
 * read from the start. What the page still shows is only checked.
 */
export async function restoreSearch(discovery: DiscoveryContext): Promise<void> {
  const { run } = discovery;
  const held = run.run.state.wishes.filter(({ outcome }) => outcome === 'set');
  if (held.length === 0) return;
  await run.step('search-lost', { wishes: held.length }, { change: openAgain });
  const acts = run.run.steps;
  await setWishesInOrder(discovery);
  // Each wish adds one entry: further ones are acts, which loaded another list.
  if (run.run.steps - acts > held.length) await readFromBeginning(discovery);
}

/**
 * A list is walked once no wish is open, so an open one was being restored when the worker was killed: finish that. The previous worker's
 * acts are no longer counted, so the list is assumed to have changed.
 */
export async function finishRestoring(discovery: DiscoveryContext): Promise<void> {
  const { phase, wishes } = discovery.run.run.state;
  const isWalked = phase === 'list' || phase === 'next-page';
  if (!isWalked || !wishes.some(({ outcome }) => outcome === 'open')) return;
  await setWishesInOrder(discovery);
  await readFromBeginning(discovery);
}

function openAgain(state: DiscoverState): DiscoverState {
  return {
    ...state,
    wishes: state.wishes.map((wish) => (wish.outcome === 'set' ? { ...wish, outcome: 'open', tries: 0 } : wish)),
  };
}

async function readFromBeginning({ run, tab }: DiscoveryContext): Promise<void> {
  const pageUrl = await tab.url();
  await run.step('search-restored', {}, { change: (state) => ({ ...state, pageUrl, pageKeys: [] }) });
}
