import type { ScopedForm, SubmitLock } from '@/browser/tab';

/** Runs something while the tab cannot send a form. */
export async function withSubmitLock<Result>(
  { form }: { form: Pick<ScopedForm, 'lockSubmits'> },
  work: (lock: SubmitLock) => Promise<Result>,
): Promise<Result> {
  const lock = await form.lockSubmits();
  try {
    return await work(lock);
  } finally {
    await lock.release();
  }
}
