import type { TabHold } from '@/browser/debugger/debugger-attachment';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { inTime } from '@/std/with-timeout';
import { askPage } from './ask-page';
import { askTarget } from './ask-target';
import { type AskedTab, quietMs, settle, settleTimeoutMs } from './settle';
import { rethrow } from './tab-state';

/** What every act on a tab works with. */
export interface TabGrip extends AskedTab {
  /**
   * Like `ask`, for the given frame. `token`: of a fill's scope (in-scope.ts).
   * @throws OutOfScopeError too
   */
  askFrame<Name extends PageRequestName>(
    frameId: number,
    request: Name,
    input: PageRequests[Name]['input'],
    token?: string,
  ): Promise<PageRequests[Name]['output']>;
  /**
   * The debugger session, attached if necessary.
   * @throws ControlError
   */
  session(): Promise<DebuggerSession>;
  /** Waits until the page, and the frame acted on, are quiet. */
  settle(frameId?: number): Promise<void>;
}

/** A page that takes longer to answer hangs, or shows a dialog. */
const answerTimeoutMs = 30_000;
const late = () => new PageUnreachableError(`no answer for ${answerTimeoutMs} ms`);

export function gripTab(id: number, hold: Pick<TabHold, 'session'>, signal: AbortSignal): TabGrip {
  const inTurn = <Value>(start: () => Promise<Value>): Promise<Value> => {
    signal.throwIfAborted();
    const answer = start().catch((error: unknown) => rethrow(id, error));
    return inTime(answer, answerTimeoutMs, { signal, late });
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

/** Frames that are gone or unresponsive are not waited for. */
async function settleFrame(grip: TabGrip, frameId: number): Promise<void> {
  try {
    await grip.askFrame(frameId, 'wait-until-quiet', { quietMs, timeoutMs: settleTimeoutMs });
  } catch (error) {
    if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
  }
}
