import { isSameSiteAndPort } from '@/safety/addresses/refused-url';
import { parseWebAddress } from '@/url/web-url';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { Exploration } from './exploration-ports';
import { currentExploration, saveExploration } from './saved-exploration';

/**
 * Leaves what the last act turned out to start (sign-in, an application, another site): closes it, or returns to where the exploration
 * started. True if it did. Idempotent.
 */
export async function undoStartedFlow(exploring: Exploration): Promise<boolean> {
  const { tab } = exploring;
  const { retreat, startUrl } = currentExploration(exploring);
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

async function closes(exploring: Exploration): Promise<boolean> {
  await exploring.tab.key('Escape', { purpose: 'close' });
  return !(await hasOverlay(exploring));
}

async function hasOverlay({ tab, run }: Exploration): Promise<boolean> {
  return (await tab.ask('read-landmarks', { recipe: run.run.state.recipe })).overlay !== null;
}

/** If the user went to another site, they are asked, and the exploration continues where it started. */
export async function ensureOnSite(exploring: Exploration): Promise<void> {
  const { tab, clock } = exploring;
  const { startUrl } = currentExploration(exploring);
  const address = parseWebAddress(await tab.url());
  // The browser's error page is not a site: reading it will say so.
  if (!address || isSameSiteAndPort(address, startUrl)) return;
  await waitForUser(exploring, 'user-navigated');
  clock.reset();
  await tab.open(startUrl);
}
