import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

/** The requests of forms, held back by the debugger. */
export interface HeldRequests {
  count(): number;
  /** Never throws. */
  release(): Promise<void>;
}

type Source = chrome.debugger.DebuggerSession;

/** Requests of documents, before they are sent. A script's own `form.submit()` fires no event, and shows here. */
const patterns = [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' } as const];

/** Frames of other sites are targets of their own, each with a session of its own below that of the tab. */
const withFrames = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };

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
    if (method === 'Target.attachedToTarget' && isFrame(params)) {
      holding.add(holdFrame({ tabId: session.tabId, sessionId: params.sessionId }));
    }
    answer(source, method, params);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  await session.send('Fetch.enable', { patterns });
  await session.send('Target.setAutoAttach', withFrames);
  await Promise.all(holding);
  return {
    count: () => refused,
    async release() {
      chrome.debugger.onEvent.removeListener(onEvent);
      await session.send('Target.setAutoAttach', { ...withFrames, autoAttach: false }).catch(() => undefined);
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

/** Has a frame of another site, and those within it, held as the tab is. Never throws: it may be gone already. */
async function holdFrame(frame: Source): Promise<void> {
  const commands = [
    ['Fetch.enable', { patterns }],
    ['Page.enable', {}],
    ['Target.setAutoAttach', withFrames],
  ] as const;
  await Promise.all(
    commands.map(([method, params]) => chrome.debugger.sendCommand(frame, method, params).catch(() => undefined)),
  );
}

function isFrame(params: object | undefined): params is Protocol.Target.AttachedToTargetEvent {
  return params !== undefined && 'targetInfo' in params && Object(params.targetInfo).type === 'iframe';
}

function isOfForm(params: object | undefined): params is Protocol.Page.FrameRequestedNavigationEvent {
  return params !== undefined && 'reason' in params && String(params.reason).startsWith('formSubmission');
}

function isPaused(params: object | undefined): params is Protocol.Fetch.RequestPausedEvent {
  return params !== undefined && 'requestId' in params && 'request' in params;
}
