import type { SubmitLock } from '@/browser/tab';
import type { FillTab } from './ports';

/** Does something while the tab is kept from sending a form. */
export async function withLock<Result>(
  { tab }: { tab: Pick<FillTab, 'lockSubmits'> },
  work: (lock: SubmitLock) => Promise<Result>,
): Promise<Result> {
  const lock = await tab.lockSubmits();
  try {
    return await work(lock);
  } finally {
    await lock.release();
  }
}
