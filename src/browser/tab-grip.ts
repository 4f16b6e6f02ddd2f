import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import type { PageRequestName, PageRequests } from '@/page/contract';
import { askPage } from './ask-page';
import { askTarget } from './ask-target';
import type { DebuggerSession } from './debugger-session';
import type { TabHold } from './hold-tab';
import { inTime } from './in-time';
import { type AskedTab, quietMs, settle, settleTimeoutMs } from './settle';
import { rethrow } from './tab-state';

/** What every act on a tab is done with. */
export interface TabGrip extends AskedTab {
  /** As `ask`, of the frame named. `token`: that of the scope of a fill (in-scope.ts). @throws OutOfScopeError too */
  askFrame<Name extends PageRequestName>(
    frameId: number,
    request: Name,
    input: PageRequests[Name]['input'],
    token?: string,
  ): Promise<PageRequests[Name]['output']>;
  /** The debugger, attached where it is not. @throws ControlError */
  session(): Promise<DebuggerSession>;
  /** Waits until the page, and the frame that was acted on, are quiet. */
  settle(frameId?: number): Promise<void>;
}

/** A page that does not answer for this long hangs, or shows a dialog. */
const answerTimeoutMs = 30_000;

export function gripTab(id: number, hold: Pick<TabHold, 'session'>, signal: AbortSignal): TabGrip {
  const inTurn = <Value>(start: () => Promise<Value>): Promise<Value> => {
    signal.throwIfAborted();
    const answer = start().catch((error: unknown) => rethrow(id, error));
    return inTime(answer, signal, answerTimeoutMs);
  };
  const grip: TabGrip = {
    id,
    ask: async (request, input) => inTurn(() => askTarget(id, request, input)),
    askFrame: async (frameId, request, input, token) => inTurn(() => askPage(id, frameId, request, input, token)),
    session: () => hold.session(),
    async settle(frameId = 0) {
      await settle(grip, signal);
      if (frameId !== 0) await settleFrame(grip, frameId);
    },
  };
  return grip;
}

/** A frame that went away, or does not answer, is not waited for. */
async function settleFrame(grip: TabGrip, frameId: number): Promise<void> {
  try {
    await grip.askFrame(frameId, 'wait-until-quiet', { quietMs, timeoutMs: settleTimeoutMs });
  } catch (error) {
    if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
  }
}
