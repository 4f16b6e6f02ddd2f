import type Protocol from 'devtools-protocol';
import type { SendJudge } from '@/safety/scripted-sends/judge-sends';
import { addressOnly, isRead, type ScriptRequest } from '@/safety/scripted-sends/script-request';
import { type DebuggerSession, isAttached } from './debugger-session';
import { attachFrames } from './frame-targets';
import { wait } from './wait';

/** The requests that may send a form, held back by the debugger. */
export interface HeldRequests {
  count(): number;
  /** Never throws. */
  release(): Promise<void>;
}

/** A request that a page has begun is told of within this long. */
const onTheWayMs = 100;

/**
 * What a script hears: a network that failed, so that it shows its form again and its user can send it. It is not left waiting until the
 * lock is gone, since then it would be sent by nobody; and not aborted, which pages take for their own doing and say nothing of.
 */
const failedForScripts = 'BlockedByClient';
const byScript: ReadonlySet<string> = new Set(['scriptInitiated', 'anchorClick', 'metaTagRefresh']);

type Source = chrome.debugger.DebuggerSession;

/**
 * Requests of documents and of scripts (beacons are pings), before they are sent; a script's own `form.submit()` fires no event, and
 * shows here. Nothing else is waited for: not what a page draws itself with, nor the questions that go ahead of requests to other sites.
 */
const resourceTypes = ['Document', 'XHR', 'Fetch', 'Ping'] as const;
const patterns = resourceTypes.map((resourceType) => ({
  urlPattern: '*',
  resourceType,
  requestStage: 'Request' as const,
}));

/**
 * Refuses what a form makes the browser load, and what else may send it, in frames of other sites too, unless `mayPass` says otherwise at
 * that moment.
 * @throws ControlError
 */
export async function holdRequests(
  session: DebuggerSession,
  judge: SendJudge,
  mayPass: () => boolean,
): Promise<HeldRequests> {
  let refused = 0;
  const answer = answerPaused(judge, mayPass, () => {
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
      // What was told of by then is heard before any answer is.
      await isAttached(session);
      await frames.close();
      await session.send('Fetch.disable').catch(() => undefined);
      chrome.debugger.onEvent.removeListener(onEvent);
    },
  };
}

/** Hears which frames are about to send a form, and answers each request that waits. */
function answerPaused(judge: SendJudge, mayPass: () => boolean, onRefused: () => void) {
  const submitting = new Set<string>();
  const scripted = new Set<string>();
  const isSend = ({ request, frameId, resourceType }: Protocol.Fetch.RequestPausedEvent) => {
    if (resourceType !== 'Document') return judge.maySend(asScriptRequest(request));
    const isByScript = scripted.delete(frameId);
    if (submitting.delete(frameId) || !isRead(request)) return true;
    return isByScript && !isOwnAddress(request) && judge.mayLeadToSent(request.url);
  };
  const answer = async (source: Source, paused: Protocol.Fetch.RequestPausedEvent) => {
    const { requestId, resourceType } = paused;
    const isRefused = isSend(paused) && !mayPass();
    if (isRefused) onRefused();
    const errorReason = resourceType === 'Document' ? 'Aborted' : failedForScripts;
    const answered = isRefused
      ? chrome.debugger.sendCommand(source, 'Fetch.failRequest', { requestId, errorReason })
      : chrome.debugger.sendCommand(source, 'Fetch.continueRequest', { requestId });
    // The frame may have gone away meanwhile.
    await answered.catch(() => undefined);
  };
  return (source: Source, method: string, params?: object) => {
    if (method === 'Fetch.requestPaused' && isPaused(params)) void answer(source, params);
    if (method !== 'Page.frameRequestedNavigation' || !isNavigation(params)) return;
    if (params.reason.startsWith('formSubmission')) submitting.add(params.frameId);
    else if (byScript.has(params.reason)) scripted.add(params.frameId);
  };
}

/** A page that has itself loaded anew, in another language perhaps, sends nothing. */
function isOwnAddress({ url, headers }: Protocol.Network.Request): boolean {
  return addressOnly(url) === addressOnly(headers.Referer ?? '');
}

function asScriptRequest({ method, url, postDataEntries }: Protocol.Network.Request): ScriptRequest {
  const decoder = new TextDecoder();
  const body = (postDataEntries ?? []).map(({ bytes }) => decoder.decode(Uint8Array.fromBase64(bytes ?? '')));
  return { method, url, body: body.join('') };
}

/** Has a frame of another site held as the tab is. Never throws: it may be gone already. */
async function holdFrame({ send }: DebuggerSession): Promise<void> {
  const commands = [send('Fetch.enable', { patterns: [...patterns] }), send('Page.enable')];
  await Promise.all(commands.map((command) => command.catch(() => undefined)));
}

function isNavigation(params: object | undefined): params is Protocol.Page.FrameRequestedNavigationEvent {
  return params !== undefined && 'reason' in params && 'frameId' in params;
}

function isPaused(params: object | undefined): params is Protocol.Fetch.RequestPausedEvent {
  return params !== undefined && 'requestId' in params && 'request' in params;
}
