import type { WaitCode } from '@/domain/run';
import type { Discovery } from './ports';

/** Lets the run wait for the user, who has the tab to themself meanwhile: the debugger lets go of it. */
export async function waitForUser({ run, tab }: Discovery, code: WaitCode): Promise<void> {
  await tab.release();
  await run.wait(code);
}
