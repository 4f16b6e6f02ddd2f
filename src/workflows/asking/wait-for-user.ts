import type { Tab } from '@/browser/tab';
import type { WaitCode } from '@/domain/run/run';
import type { RunHandle } from '@/runs/run-handle';

interface Waiting {
  run: Pick<RunHandle, 'wait'>;
  tab: Pick<Tab, 'release'>;
}

/** Makes the run wait for the user. The tab is theirs from their first touch; until then, the page sends nothing that was filled in. */
export async function waitForUser({ run, tab }: Waiting, code: WaitCode): Promise<void> {
  await tab.release({ isWaiting: true });
  await run.wait(code);
}
