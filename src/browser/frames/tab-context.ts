import type { DebuggerAttachment } from '@/browser/debugger/debugger-attachment';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { withTimeout } from '@/std/with-timeout';
import { askPage, prepareTopFrame } from './ask-page';
import { askTab } from './ask-tab';
import { type NeverLoaded, type SettlingTab, settle } from './settle';
import { getTab, rethrowAsTabGone, tabChanged } from './tab-state';

/** What every act on a tab works with. */
export interface TabContext extends SettlingTab {
  readonly id: number;
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
  /** Waits until the page, and the frame acted on, are quiet. `leastMs`: for so long at least. */
  settle(frameId?: number, leastMs?: number): Promise<void>;
  /** A control that passed the gate of presses is about to be pressed. `postedAs`: what the page may post it as. */
  onPress(postedAs: readonly string[]): void;
}

/** What a tab's context needs of its owner. */
interface TabOwner
  extends Pick<DebuggerAttachment, 'session'>,
    Pick<SettlingTab, 'areRequestsAnswered'>,
    Pick<TabContext, 'onPress'> {}

/** A page that takes longer to answer hangs, or shows a dialog. */
const answerTimeoutMs = 30_000;
const late = () => new PageUnreachableError(`no answer for ${answerTimeoutMs} ms`);

export function createTabContext(
  id: number,
  { session, areRequestsAnswered, onPress }: TabOwner,
  signal: AbortSignal,
): TabContext {
  const inTurn = <Value>(start: () => Promise<Value>): Promise<Value> => {
    signal.throwIfAborted();
    const answer = start().catch((error: unknown) => rethrowAsTabGone(id, error));
    return withTimeout(answer, answerTimeoutMs, { signal, late });
  };
  const neverLoaded: NeverLoaded = new Set();
  const context: TabContext = {
    id,
    ask: async (request, input) => inTurn(() => askTab(id, request, input)),
    askFrame: async (frameId, request, input, token) => inTurn(() => askPage(id, frameId, request, input, token)),
    session,
    areRequestsAnswered,
    onPress,
    loading: () => getTab(id),
    changed: (mostMs) => tabChanged(id, mostMs),
    prepare: () => prepareTopFrame(id),
    settle: (frameId = 0, leastMs) => settle(context, signal, { frameId, leastMs, neverLoaded }),
  };
  return context;
}
