import { parseWebAddress } from '@/domain/web-address';
import { isOnSite } from '@/safety/refused-address';
import { waitForUser } from '../wait-for-user';
import { explorationOf, saveExploration } from './exploration-of';
import type { Exploring } from './ports';

/**
 * Leaves again what the last act turned out to begin (signing in, an application, another site): closes it, or comes back to
 * the page where the exploration began. True where it did. Done once more it changes nothing.
 */
export async function leaveWhatBegan(exploring: Exploring): Promise<boolean> {
  const { tab } = exploring;
  const { retreat, startUrl } = explorationOf(exploring);
  if (!retreat) return false;
  const isClosed = (await hasOverlay(exploring)) && (await closes(exploring));
  if (!isClosed) await tab.open(startUrl);
  const url = await tab.url();
  await saveExploration(
    exploring,
    'warned',
    { code: retreat },
    {
      change: (exploration) => ({
        ...exploration,
        retreat: null,
        pending: null,
        stage: url === exploration.classifiedUrl ? 'decide' : 'classify',
      }),
    },
  );
  return true;
}

async function closes(exploring: Exploring): Promise<boolean> {
  await exploring.tab.key('Escape', { purpose: 'close' });
  return !(await hasOverlay(exploring));
}

async function hasOverlay({ tab, run }: Exploring): Promise<boolean> {
  return (await tab.ask('read-landmarks', { recipe: run.run.state.recipe })).overlay !== null;
}

/** A tab that the user took to another site is theirs: they are asked, and the exploration goes on where it began. */
export async function stayOnSite(exploring: Exploring): Promise<void> {
  const { tab, clock } = exploring;
  const { startUrl } = explorationOf(exploring);
  const address = parseWebAddress(await tab.url());
  // A page that shows an error of the browser's own is no site: reading it says so.
  if (!address || isOnSite(address, startUrl)) return;
  await waitForUser(exploring, 'user-navigated');
  clock.reset();
  await tab.open(startUrl);
}
