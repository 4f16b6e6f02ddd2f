import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

/** The requests of forms, held back by the debugger. */
export interface HeldRequests {
  count(): number;
  /** Never throws. */
  release(): Promise<void>;
}

/** Requests of documents, before they are sent. A script's own `form.submit()` fires no event, and shows here. */
const patterns = [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' } as const];

/** Refuses what a form makes the browser load, unless `mayPass` says otherwise at that moment. @throws ControlError */
export async function holdRequests(session: DebuggerSession, mayPass: () => boolean): Promise<HeldRequests> {
  let refused = 0;
  /** Frames that a form is about to send somewhere. */
  const submitting = new Set<string>();
  const answer = async (source: chrome.debugger.DebuggerSession, paused: Protocol.Fetch.RequestPausedEvent) => {
    const { requestId, request, frameId } = paused;
    const isOfForm = submitting.delete(frameId) || !['GET', 'HEAD'].includes(request.method);
    const isRefused = isOfForm && !mayPass();
    if (isRefused) refused += 1;
    const answered = isRefused
      ? chrome.debugger.sendCommand(source, 'Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : chrome.debugger.sendCommand(source, 'Fetch.continueRequest', { requestId });
    // The frame may have gone away meanwhile.
    await answered.catch(() => undefined);
  };
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== session.tabId) return;
    if (method === 'Fetch.requestPaused' && isPaused(params)) void answer(source, params);
    if (method === 'Page.frameRequestedNavigation' && isOfForm(params)) submitting.add(params.frameId);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  await session.send('Fetch.enable', { patterns });
  return {
    count: () => refused,
    async release() {
      chrome.debugger.onEvent.removeListener(onEvent);
      await session.send('Fetch.disable').catch(() => undefined);
    },
  };
}

function isOfForm(params: object | undefined): params is Protocol.Page.FrameRequestedNavigationEvent {
  return params !== undefined && 'reason' in params && String(params.reason).startsWith('formSubmission');
}

function isPaused(params: object | undefined): params is Protocol.Fetch.RequestPausedEvent {
  return params !== undefined && 'requestId' in params && 'request' in params;
}
