import type { Discovery } from '../../discover/ports';
import { settleWishes } from './settle-wishes';

/**
 * A list that was opened again by its address may have lost what was set on it, where the address does not tell: it is set once more,
 * and where that changed the list it is read from its beginning. What the page still shows costs a look.
 */
export async function restoreSearch(discovery: Discovery): Promise<void> {
  const { run, tab } = discovery;
  const held = run.run.state.wishes.filter(({ outcome }) => outcome === 'set');
  if (held.length === 0) return;
  await run.step(
    'search-lost',
    { wishes: held.length },
    {
      change: (state) => ({
        ...state,
        wishes: state.wishes.map((wish) => (wish.outcome === 'set' ? { ...wish, outcome: 'open', tries: 0 } : wish)),
      }),
    },
  );
  const acts = run.run.steps;
  await settleWishes(discovery);
  // Each wish is settled by one entry: further ones are acts, which brought another list.
  if (run.run.steps - acts <= held.length) return;
  const pageUrl = await tab.url();
  await run.step('search-restored', {}, { change: (state) => ({ ...state, pageUrl, pageKeys: [] }) });
}
