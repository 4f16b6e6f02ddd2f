import type Protocol from 'devtools-protocol';

/** Milliseconds. What is to be paused is by then. */
const pausedWithinMs = 1_000;
const mostKnown = 2_000;
/** Requests that the browser makes for a page have such ids; those of its documents are paused. */
const isOfBrowser = /^[\dA-F]{32}$/;
const isSeen = /^(?:Document|Preflight)$/;

/**
 * Hears of requests that are sent without having been paused: what speculation rules fetch ahead, and `fetchLater` (Chromium 156,
 * 2026-11-27). `onSent`: called with what each says, once it is sure to have left.
 */
export function watchUnpausedRequests(onSent: (text: string) => void): (method: string, params?: object) => void {
  const known = new Set<string>();
  return (method, params = {}) => {
    const id = answeredId(method, params);
    if (id !== undefined) known.add(id);
    if (known.size > mostKnown) known.clear();
    if (!isRequest(method, params) || !isOfBrowser.test(params.requestId) || isSeen.test(params.type ?? '')) return;
    const { requestId, request } = params;
    setTimeout(() => {
      if (!known.has(requestId)) onSent(`${request.url} ${request.postData ?? ''}`);
    }, pausedWithinMs);
  };
}

/** Of a request that the gate judges, that something blocks, or that asks nobody. */
function answeredId(method: string, params: object): string | undefined {
  if (method === 'Fetch.requestPaused' && 'networkId' in params) return String(params.networkId);
  const isAnswered =
    method === 'Network.requestServedFromCache' || (method === 'Network.loadingFailed' && 'blockedReason' in params);
  return isAnswered && 'requestId' in params ? String(params.requestId) : undefined;
}

const isRequest = (method: string, params: object): params is Protocol.Network.RequestWillBeSentEvent =>
  method === 'Network.requestWillBeSent' && 'request' in params && 'requestId' in params;
