import type { DebuggerAttachment } from '@/browser/debugger/debugger-attachment';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { withTimeout } from '@/std/with-timeout';
import { askPage } from './ask-page';
import { askTab } from './ask-tab';
import { quietMs, type SettlingTab, settle, settleTimeoutMs } from './settle';
import { rethrowAsTabGone } from './tab-state';

/** What every act on a tab works with. */
export interface TabContext extends SettlingTab {
  /**
   * Like `ask`, for the given frame. `token`: of a fill's scope (browser/scope/scoped-tab-context.ts).
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

export function createTabContext(
  id: number,
  hold: Pick<DebuggerAttachment, 'session'>,
  signal: AbortSignal,
): TabContext {
  const inTurn = <Value>(start: () => Promise<Value>): Promise<Value> => {
    signal.throwIfAborted();
    const answer = start().catch((error: unknown) => rethrowAsTabGone(id, error));
    return withTimeout(answer, answerTimeoutMs, { signal, late });
  };
  const context: TabContext = {
    id,
    ask: async (request, input) => inTurn(() => askTab(id, request, input)),
    askFrame: async (frameId, request, input, token) => inTurn(() => askPage(id, frameId, request, input, token)),
    session: () => hold.session(),
    async settle(frameId = 0) {
      await settle(context, signal);
      if (frameId !== 0) await settleFrame(context, frameId);
    },
  };
  return context;
}

/** Frames that are gone or unresponsive are not waited for. */
async function settleFrame(context: TabContext, frameId: number): Promise<void> {
  try {
    await context.askFrame(frameId, 'wait-until-quiet', { quietMs, timeoutMs: settleTimeoutMs });
  } catch (error) {
    if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
  }
}
