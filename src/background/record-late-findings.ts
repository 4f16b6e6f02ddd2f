import type { Tab } from '@/browser/tab';
import { runLockName } from '@/runs/run-lock';
import type { RunLocks } from '@/runs/run-ports';
import type { Store } from '@/store/store';

interface Parts {
  runs: Pick<Store['runs'], 'tellAfterEnd'>;
  locks: RunLocks;
  now(): Date;
}

/** Adds everything blocked in a run's tab, and everything that left it, to the run once it has ended, also while the tab lingers. */
export function recordLateFindings(
  tab: Pick<Tab, 'onTold' | 'heldBack' | 'haveAnswersLeft'>,
  runId: string,
  { runs, locks, now }: Parts,
): void {
  let isWaiting = false;
  const tell = () => {
    isWaiting = false;
    const told = { sendsHeld: tab.heldBack(), haveAnswersLeft: tab.haveAnswersLeft() };
    return runs.tellAfterEnd(runId, { ...told, at: now().toISOString() });
  };
  tab.onTold(() => {
    if (isWaiting) return;
    isWaiting = true;
    // Whoever drives the run holds its lock until the end is saved: nobody else writes to it before.
    locks.request(runLockName(runId), tell).catch((error) => console.error('What a page sent was not told.', error));
  });
}
