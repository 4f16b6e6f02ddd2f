import type { DiscoverState } from '@/domain/discover-state';
import type { Discovery } from '../../discover/ports';
import { settleWishes } from './settle-wishes';

/**
 * A list that was opened again by its address may have lost what was set on it, where the address does not tell: it is set once more,
 * and where that changed the list it is read from its beginning. What the page still shows costs a look.
 */
export async function restoreSearch(discovery: Discovery): Promise<void> {
  const { run } = discovery;
  const held = run.run.state.wishes.filter(({ outcome }) => outcome === 'set');
  if (held.length === 0) return;
  await run.step('search-lost', { wishes: held.length }, { change: openAgain });
  const acts = run.run.steps;
  await settleWishes(discovery);
  // Each wish is settled by one entry: further ones are acts, which brought another list.
  if (run.run.steps - acts > held.length) await readFromBeginning(discovery);
}

/**
 * A list is walked once no wish is open, so one that is open there was being restored when the worker was killed: the rest is done. The
 * acts of the worker before are not counted any more, so the list is taken for another one.
 */
export async function finishRestoring(discovery: Discovery): Promise<void> {
  const { phase, wishes } = discovery.run.run.state;
  const isWalked = phase === 'list' || phase === 'next-page';
  if (!isWalked || !wishes.some(({ outcome }) => outcome === 'open')) return;
  await settleWishes(discovery);
  await readFromBeginning(discovery);
}

function openAgain(state: DiscoverState): DiscoverState {
  return {
    ...state,
    wishes: state.wishes.map((wish) => (wish.outcome === 'set' ? { ...wish, outcome: 'open', tries: 0 } : wish)),
  };
}

async function readFromBeginning({ run, tab }: Discovery): Promise<void> {
  const pageUrl = await tab.url();
  await run.step('search-restored', {}, { change: (state) => ({ ...state, pageUrl, pageKeys: [] }) });
}
