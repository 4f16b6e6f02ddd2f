import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import type { PageRequests } from '@/page/contract';
import type { SendJudge } from '@/safety/scripted-sends/judge-sends';
import { listFrames } from './frames';
import { holdRequests } from './hold-requests';
import type { TabGrip } from './tab-grip';

/** A control of one frame. */
export interface FrameControl {
  frameId: number;
  selector: string;
}

/** Keeps a tab from sending a form while a run fills it. */
export interface SubmitLock {
  /** Does what goes on to the next page of the form, with the control that does: its submit and its request pass. */
  whileGoingOn<Result>(next: FrameControl, work: () => Promise<Result>): Promise<Result>;
  /** Lets go. Never throws. */
  release(): Promise<void>;
}

/** A lock that knows how many submits, and requests that may send a form, it has held back. */
export interface CountingLock extends SubmitLock {
  heldBack(): number;
}

type Holding = Pick<TabGrip, 'id' | 'session' | 'askFrame'>;

/**
 * Takes the lock: the content script of every frame holds submits back, and the debugger the requests that a form or a script makes the
 * browser send. `judge` tells a script's requests apart. @throws ControlError where the debugger is refused.
 */
export async function lockSubmits(tab: Holding, judge: SendJudge): Promise<CountingLock> {
  let isGoingOn = false;
  const requests = await holdRequests(await tab.session(), judge, () => isGoingOn);
  const held = new Map<number, number>();
  const holdAll = async (except: FrameControl | null, isHeld: boolean) => {
    for (const { frameId } of await listFrames(tab.id)) {
      const selector = except?.frameId === frameId ? except.selector : null;
      const frame = await holdFrame(tab, frameId, { isHeld, except: selector });
      held.set(frameId, frame.held);
      judge.addActions(frame.actions);
    }
  };
  await holdAll(null, true);
  return {
    async whileGoingOn(next, work) {
      await holdAll(next, true);
      isGoingOn = true;
      try {
        return await work();
      } finally {
        isGoingOn = false;
        await holdAll(null, true);
      }
    },
    heldBack: () => requests.count() + [...held.values()].reduce((sum, count) => sum + count, 0),
    async release() {
      await requests.release();
      await holdAll(null, false).catch(() => undefined);
    },
  };
}

/** A frame that went away holds nothing. */
async function holdFrame(
  tab: Holding,
  frameId: number,
  input: { isHeld: boolean; except: string | null },
): Promise<PageRequests['hold-submits']['output']> {
  try {
    return await tab.askFrame(frameId, 'hold-submits', input);
  } catch (error) {
    if (error instanceof PageUnreachableError || error instanceof PageAnswerError) return { held: 0, actions: [] };
    throw error;
  }
}
