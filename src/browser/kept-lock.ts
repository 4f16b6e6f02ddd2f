import { lockSubmits, type SubmitLock } from './submit-lock';
import type { TabGrip } from './tab-grip';

/** The one lock of a tab, for as long as anybody wants it. */
export interface KeptLock {
  /** Takes the lock, or a share in the one that is there: it is let go when the last share is. @throws ControlError */
  take(): Promise<SubmitLock>;
  /** Takes it anew where it is wanted and was let go meanwhile: for right before an act. @throws ControlError */
  ensure(): Promise<void>;
  /** Lets go of it while the user has the tab to themself, whoever wants it. Never throws. */
  letGo(): Promise<void>;
}

/** Keeps the lock of a tab: what takes it twice in a row leaves no moment between in which the page could send. */
export function keepLock(grip: TabGrip): KeptLock {
  let lock: Promise<SubmitLock> | null = null;
  let shares = 0;
  let heldBefore = 0;
  const current = () => {
    lock ??= lockSubmits(grip).catch((error: unknown) => {
      lock = null;
      throw error;
    });
    return lock;
  };
  const letGo = async () => {
    const held = await lock?.catch(() => null);
    lock = null;
    if (!held) return;
    await held.release();
    heldBefore += held.heldBack();
  };
  return {
    async take() {
      const taken = await current();
      shares += 1;
      let isShared = true;
      return {
        whileGoingOn: async (next, work) => (await current()).whileGoingOn(next, work),
        heldBack: () => heldBefore + (lock ? taken.heldBack() : 0),
        async release() {
          if (!isShared) return;
          isShared = false;
          shares -= 1;
          if (shares === 0) await letGo();
        },
      };
    },
    async ensure() {
      if (shares > 0) await current();
    },
    letGo,
  };
}
