import type Protocol from 'devtools-protocol';

type Source = chrome.debugger.DebuggerSession;

/** A body that its page holds in memory is read this fast. */
const readMs = 700;

/**
 * What a paused request has in its body, files among it where the page holds them; null where the browser does not tell. Needs `Network`
 * enabled. Never throws.
 */
export async function wholeBody(
  source: Source,
  { networkId, resourceType }: Protocol.Fetch.RequestPausedEvent,
): Promise<string | null> {
  // Of a navigation that waits to be judged Chrome answers nothing (156, 2026-11-23).
  if (networkId === undefined || resourceType === 'Document') return null;
  const asked = chrome.debugger
    .sendCommand(source, 'Network.getRequestPostData', { requestId: networkId })
    .catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), readMs));
  const told = await Promise.race([asked, late]);
  if (!isPostData(told)) return null;
  return told.base64Encoded ? new TextDecoder().decode(Uint8Array.fromBase64(told.postData)) : told.postData;
}

function isPostData(told: unknown): told is { postData: string; base64Encoded?: boolean } {
  return typeof told === 'object' && told !== null && 'postData' in told && typeof told.postData === 'string';
}
