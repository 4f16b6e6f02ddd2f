import { siteOf } from '@/domain/canonical-url';
import type { RunEnding } from '@/runs/run-ending';
import { pilotPage } from '../pilot/pilot-page';
import { waitForUser } from '../wait-for-user';
import { askQuestions, takeAnswers } from './ask-questions';
import { beginPage } from './begin-page';
import { fillPage } from './fill-page';
import { goOn } from './go-on';
import { keepPage, keepReady } from './keep-application';
import type { Filling } from './ports';
import type { ShownField } from './questions-of';
import { withLock } from './with-lock';

/**
 * Fills the form of the tab and leaves it to its user to send. All it knows is in the saved state: called again after the worker was
 * killed, it goes on from there.
 */
export async function fill(filling: Filling): Promise<RunEnding> {
  const { run, tab } = filling;
  await findTab(filling);
  let lastLook: readonly ShownField[] | null = null;
  for (;;) {
    const { phase } = run.run.state;
    if (phase === 'done') return ready(filling);
    if (phase === 'read') {
      lastLook = await beginPage(filling);
      // After the last page many forms show what was said once more, with nothing to fill.
      if (!lastLook) return run.run.state.page > 0 ? ready(filling) : { code: 'no-form', finalUrl: await tab.url() };
    }
    // The worker was killed while the user answered: they are not asked again.
    if (phase === 'answered') lastLook = await takeAnswers(filling);
    if (phase === 'fill') lastLook = await fillUnderLock(filling, lastLook);
    if (phase === 'next') await withLock(filling, (lock) => goOn(filling, lock));
  }
}

async function ready(filling: Filling): Promise<RunEnding> {
  await keepReady(filling);
  return { code: 'ready', finalUrl: await filling.tab.url() };
}

/**
 * What the user has to say is asked for between two turns: meanwhile the tab is theirs, and nothing is held back. `lastLook`: what the page
 * shows, where nothing was done since somebody looked; answers with the same.
 */
async function fillUnderLock(
  filling: Filling,
  lastLook: readonly ShownField[] | null,
): Promise<readonly ShownField[] | null> {
  const asks = await withLock(filling, () => fillPage(filling, lastLook));
  if (asks !== null) return askQuestions(filling, asks);
  await pilotPage(filling, (work) => withLock(filling, work));
  await keepPage(filling);
  await filling.run.step('form-filled', countsOf(filling), { change: (state) => ({ ...state, phase: 'next' }) });
  return null;
}

/** A run that goes on after its worker was killed fills only where it left the tab. */
async function findTab(filling: Filling): Promise<void> {
  const { pageUrl } = filling.run.run.state;
  if (siteOf(await filling.tab.url()) !== siteOf(pageUrl)) await waitForUser(filling, 'user-navigated');
}

function countsOf({ run }: Filling): { held: number; left: number } {
  const ofPage = run.run.state.fields.filter(({ page }) => page === run.run.state.page);
  const held = ofPage.filter(({ outcome }) => outcome === 'held').length;
  return { held, left: ofPage.filter(({ outcome }) => outcome !== 'held' && outcome !== 'kept').length };
}
