import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

/** Has a target tell what goes out of it past everything that could hold it. */
export async function hearSentPast({ send }: DebuggerSession): Promise<void> {
  await send('Network.enable');
  // Where the browser itself asks for how somebody could pay, only what it writes into the log says so.
  await send('Log.enable').catch(() => undefined);
  // Else its worker asks in the page's place, and nobody knows for which frame.
  await send('Network.setBypassServiceWorker', { bypass: true });
}

export async function stopHearingSentPast({ send }: DebuggerSession): Promise<void> {
  await send('Network.setBypassServiceWorker', { bypass: false }).catch(() => undefined);
  await send('Network.disable').catch(() => undefined);
  await send('Log.disable').catch(() => undefined);
}

/** What an event says has gone: through a socket, or by the browser's own asking for a log-in or a payment. Null where nothing has. */
export function sentPast(method: string, params: object | undefined): string | null {
  if (isFrameSent(method, params)) return textOf(params.response);
  if (isRequest(method, params))
    return isLogIn(params) ? `${params.request.url} ${params.request.postData ?? ''}` : null;
  return isEntry(method, params) && params.entry.source === 'other' ? params.entry.text : null;
}

/** `Fetch` does not see these (Chromium 156, 2026-11-23). */
const isLogIn = ({ type }: Protocol.Network.RequestWillBeSentEvent): boolean => type === 'FedCM';

function textOf({ opcode, payloadData }: Protocol.Network.WebSocketFrame): string {
  return opcode === 1 ? payloadData : new TextDecoder().decode(Uint8Array.fromBase64(payloadData));
}

const isFrameSent = (method: string, params?: object): params is Protocol.Network.WebSocketFrameSentEvent =>
  method === 'Network.webSocketFrameSent' && params !== undefined && 'response' in params;

const isRequest = (method: string, params?: object): params is Protocol.Network.RequestWillBeSentEvent =>
  method === 'Network.requestWillBeSent' && params !== undefined && 'request' in params;

const isEntry = (method: string, params?: object): params is Protocol.Log.EntryAddedEvent =>
  method === 'Log.entryAdded' && params !== undefined && 'entry' in params;
