import type Protocol from 'devtools-protocol';
import { sleep } from '@/std/sleep';

type Source = chrome.debugger.DebuggerSession;

/** A body in the page's memory is read within this time. */
const readMs = 700;

/**
 * The body of a paused request, including files the page holds; null if the browser does not provide it. Needs `Network` enabled. Never
 * throws.
 */
export async function readRequestBody(
  source: Source,
  { networkId, resourceType }: Protocol.Fetch.RequestPausedEvent,
): Promise<string | null> {
  // Chrome provides nothing for a navigation paused for judgement (156, 2026-11-23).
  if (networkId === undefined || resourceType === 'Document') return null;
  const asked = chrome.debugger
    .sendCommand(source, 'Network.getRequestPostData', { requestId: networkId })
    .catch(() => undefined);
  const told = await Promise.race([asked, sleep(readMs)]);
  if (!isPostData(told)) return null;
  return told.base64Encoded ? new TextDecoder().decode(Uint8Array.fromBase64(told.postData)) : told.postData;
}

function isPostData(told: unknown): told is { postData: string; base64Encoded?: boolean } {
  return typeof told === 'object' && told !== null && 'postData' in told && typeof told.postData === 'string';
}
