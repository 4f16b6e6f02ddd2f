import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';
import { attachFrames } from './frame-targets';
import { wait } from './wait';

/** The requests of forms, held back by the debugger. */
export interface HeldRequests {
  count(): number;
  /** Never throws. */
  release(): Promise<void>;
}

/** A request that a page has begun is told of within this long. */
const onTheWayMs = 100;

type Source = chrome.debugger.DebuggerSession;

/** Requests of documents, before they are sent. A script's own `form.submit()` fires no event, and shows here. */
const patterns = [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' } as const];

/**
 * Refuses what a form makes the browser load, in frames of other sites too, unless `mayPass` says otherwise at that moment.
 * @throws ControlError
 */
export async function holdRequests(session: DebuggerSession, mayPass: () => boolean): Promise<HeldRequests> {
  let refused = 0;
  const answer = answerPaused(mayPass, () => {
    refused += 1;
  });
  const holding = new Set<Promise<void>>();
  const onEvent = (source: Source, method: string, params?: object) => {
    if (source.tabId !== session.tabId) return;
    answer(source, method, params);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  await session.send('Fetch.enable', { patterns });
  const frames = await attachFrames(session, (frame) => holding.add(holdFrame(frame)));
  await Promise.all(holding);
  return {
    count: () => refused,
    async release() {
      // What the last act made the page send is on its way here, and would pass as soon as nobody holds it.
      await wait(onTheWayMs);
      chrome.debugger.onEvent.removeListener(onEvent);
      await frames.close();
      await session.send('Fetch.disable').catch(() => undefined);
    },
  };
}

/** Hears which frames are about to send a form, and answers each request that waits. */
function answerPaused(mayPass: () => boolean, onRefused: () => void) {
  const submitting = new Set<string>();
  const answer = async (source: Source, { requestId, request, frameId }: Protocol.Fetch.RequestPausedEvent) => {
    const isOfForm = submitting.delete(frameId) || !['GET', 'HEAD'].includes(request.method);
    const isRefused = isOfForm && !mayPass();
    if (isRefused) onRefused();
    const answered = isRefused
      ? chrome.debugger.sendCommand(source, 'Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : chrome.debugger.sendCommand(source, 'Fetch.continueRequest', { requestId });
    // The frame may have gone away meanwhile.
    await answered.catch(() => undefined);
  };
  return (source: Source, method: string, params?: object) => {
    if (method === 'Fetch.requestPaused' && isPaused(params)) void answer(source, params);
    if (method === 'Page.frameRequestedNavigation' && isOfForm(params)) submitting.add(params.frameId);
  };
}

/** Has a frame of another site held as the tab is. Never throws: it may be gone already. */
async function holdFrame({ send }: DebuggerSession): Promise<void> {
  const commands = [send('Fetch.enable', { patterns: [...patterns] }), send('Page.enable')];
  await Promise.all(commands.map((command) => command.catch(() => undefined)));
}

function isOfForm(params: object | undefined): params is Protocol.Page.FrameRequestedNavigationEvent {
  return params !== undefined && 'reason' in params && String(params.reason).startsWith('formSubmission');
}

function isPaused(params: object | undefined): params is Protocol.Fetch.RequestPausedEvent {
  return params !== undefined && 'requestId' in params && 'request' in params;
}
