import type { Tab } from '@/browser/tab';
import type { WaitCode } from '@/domain/run';
import type { RunHandle } from '@/runs/run-handle';

interface Waiting {
  run: Pick<RunHandle, 'wait'>;
  tab: Pick<Tab, 'release'>;
}

/** Lets the run wait for the user, who has the tab to themself meanwhile: the debugger lets go of it. */
export async function waitForUser({ run, tab }: Waiting, code: WaitCode): Promise<void> {
  await tab.release();
  await run.wait(code);
}
