import type Protocol from 'devtools-protocol';
import type { FrameOrigins } from '@/browser/debugger/frame-origins';
import { withoutForeignFrames } from '@/browser/debugger/other-extension-frames';
import { type GatedRequest, originOfUrl } from '@/safety/requests/gated-request';
import { sleep } from '@/std/sleep';
import { readRequestBody } from './read-body';
import type { SharedWorkers } from './shared-workers';

type Source = chrome.debugger.DebuggerSession;

/** What decides about paused requests. */
export interface AnsweredRules {
  /** Whether to block a request. */
  isHeld(request: GatedRequest): boolean | Promise<boolean>;
  /** Called per blocked request, or with null for a tab that was closed before it loaded. */
  onHeld(request: GatedRequest | null): void;
}

/** No request waits for a verdict longer than for a page asked whether it was touched. */
const answerMs = 1_000;

/**
 * Scripts see a network failure, so that the page shows its form again and the user can send it. Leaving it pending until the gate is gone
 * would mean that nobody sends it; an abort would look like the page's own.
 */
const failedForScripts = 'BlockedByClient';
const byScript: ReadonlySet<string> = new Set(['scriptInitiated', 'anchorClick', 'metaTagRefresh']);

interface Answering {
  rules: AnsweredRules;
  origins: FrameOrigins;
  workers: SharedWorkers;
  /** Lets a document of an origin ask for what it needs. */
  admit(origin: string): Promise<unknown>;
}

/** Records which frames are about to submit a form, and answers every paused request. */
export function answerPaused({ rules, origins, workers, admit }: Answering) {
  const causes = new Map<string, GatedRequest['cause']>();
  const waiting = new Set<Promise<void>>();
  /** A request that cannot be judged is blocked, and not left waiting. */
  const judged = async (request: GatedRequest) => {
    try {
      return await rules.isHeld(request);
    } catch {
      return true;
    }
  };
  const answer = async (source: Source, paused: Protocol.Fetch.RequestPausedEvent) => {
    const { requestId, resourceType, frameId } = paused;
    const cause = causes.get(frameId) ?? 'other';
    if (resourceType === 'Document') causes.delete(frameId);
    const told = asGated(paused, origins.of(frameId), cause);
    const body = told.isBodyWhole ? null : await readRequestBody(source, paused);
    const request = body === null ? told : { ...told, body, isBodyWhole: true };
    const isWorkerScript = resourceType === 'Other' && (await workers.isStarting(request.url));
    const isHeld = isWorkerScript || (await judged(request));
    if (isHeld) rules.onHeld(request);
    else if (resourceType === 'Document') await admit(originOfUrl(request.url) ?? '').catch(() => undefined);
    const errorReason = resourceType === 'Document' ? 'Aborted' : failedForScripts;
    const reply = () =>
      isHeld
        ? chrome.debugger.sendCommand(source, 'Fetch.failRequest', { requestId, errorReason })
        : chrome.debugger.sendCommand(source, 'Fetch.continueRequest', { requestId });
    // The frame may be gone.
    await withoutForeignFrames(source.tabId ?? 0, reply).catch(() => undefined);
  };
  const hear = (source: Source, method: string, params?: object) => {
    if (method === 'Fetch.requestPaused' && isPaused(params)) keepUntilDone(waiting, answer(source, params));
    if (method !== 'Page.frameRequestedNavigation' || !isNavigation(params)) return;
    if (params.reason.startsWith('formSubmission')) causes.set(params.frameId, 'form');
    else if (byScript.has(params.reason)) causes.set(params.frameId, 'script');
  };
  // Judging takes a moment: releasing earlier would let blocked requests pass.
  return { answer: hear, areAnswered: () => Promise.race([Promise.all(waiting), sleep(answerMs)]) };
}

function keepUntilDone(waiting: Set<Promise<void>>, work: Promise<void>): void {
  const done = work.catch(() => undefined).finally(() => waiting.delete(done));
  waiting.add(done);
}

function asGated(
  { request, resourceType, redirectedRequestId }: Protocol.Fetch.RequestPausedEvent,
  frameOrigin: string | null,
  cause: GatedRequest['cause'],
): GatedRequest {
  const { method, url, headers, postDataEntries = [], hasPostData = false } = request;
  const decoder = new TextDecoder();
  const body = postDataEntries.map(({ bytes }) => decoder.decode(Uint8Array.fromBase64(bytes ?? ''))).join('');
  const isBodyWhole = !hasPostData || (body !== '' && !/\bfilename="/.test(body.slice(0, 100_000)));
  return {
    method,
    url,
    body,
    isBodyWhole,
    resourceType,
    headers,
    frameOrigin,
    cause,
    isRedirected: redirectedRequestId !== undefined,
  };
}

function isNavigation(params: object | undefined): params is Protocol.Page.FrameRequestedNavigationEvent {
  return params !== undefined && 'reason' in params && 'frameId' in params;
}

function isPaused(params: object | undefined): params is Protocol.Fetch.RequestPausedEvent {
  return params !== undefined && 'requestId' in params && 'request' in params;
}
