import { judgeSends } from '@/safety/scripted-sends/judge-sends';
import { type CountingLock, lockSubmits, type SubmitLock } from './submit-lock';
import type { TabGrip } from './tab-grip';

/** The one lock of a tab, for as long as anybody wants it. */
export interface KeptLock {
  /** Takes the lock, or a share in the one that is there: it is let go when the last share is. @throws ControlError */
  take(): Promise<SubmitLock>;
  /** Takes it anew where it is wanted and was let go meanwhile: for right before an act. @throws ControlError */
  ensure(): Promise<void>;
  /** Hears a text that a field is given: a request with most of those may send the form. */
  addAnswer(text: string): void;
  /** How many submits, and requests that may send a form, were held back, whichever lock of the tab did. */
  heldBack(): number;
  /** Lets go of it while the user has the tab to themself, whoever wants it. Never throws. */
  letGo(): Promise<void>;
}

/** Keeps the lock of a tab: what takes it twice in a row leaves no moment between in which the page could send. */
export function keepLock(grip: TabGrip): KeptLock {
  let lock: Promise<CountingLock> | null = null;
  let shares = 0;
  /** All that were taken, one after the other. */
  const locks: CountingLock[] = [];
  // It knows what was answered also after its user had the tab to themself.
  const judge = judgeSends();
  const lockAnew = async () => {
    try {
      const taken = await lockSubmits(grip, judge);
      locks.push(taken);
      return taken;
    } catch (error) {
      lock = null;
      throw error;
    }
  };
  const current = () => {
    lock ??= lockAnew();
    return lock;
  };
  const letGo = async () => {
    const held = await lock?.catch(() => null);
    lock = null;
    await held?.release();
  };
  return {
    async take() {
      await current();
      shares += 1;
      let isShared = true;
      return {
        whileGoingOn: async (next, work) => (await current()).whileGoingOn(next, work),
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
    addAnswer: judge.addAnswer,
    heldBack: () => locks.reduce((sum, each) => sum + each.heldBack(), 0),
    letGo,
  };
}
