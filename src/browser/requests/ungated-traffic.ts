import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';

const unthrottled = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };

/** Makes a target lose the packets of its peer connections, and report the other traffic that cannot be paused. */
export async function watchUngatedTraffic({ send }: DebuggerSession): Promise<void> {
  await send('Network.enable');
  // Requests are delayed by that millisecond too: with none, Chromium 156 (2026-11-27) loses no packet.
  const lost = { ...unthrottled, latency: 1, packetLoss: 100 };
  // Workers have no peer connections, and refuse it.
  await send('Network.emulateNetworkConditions', lost).catch(() => undefined);
  // Workers report through their page, and refuse it.
  await send('Network.enableReportingApi', { enable: true }).catch(() => undefined);
  // Only the log shows the browser's own requests for payment methods.
  await send('Log.enable').catch(() => undefined);
  // Otherwise its worker makes the requests, without naming the frame.
  await send('Network.setBypassServiceWorker', { bypass: true });
}

export async function stopWatchingUngatedTraffic({ send }: DebuggerSession): Promise<void> {
  await send('Network.setBypassServiceWorker', { bypass: false }).catch(() => undefined);
  await send('Network.emulateNetworkConditions', { ...unthrottled, latency: 0 }).catch(() => undefined);
  await send('Network.disable').catch(() => undefined);
  await send('Log.disable').catch(() => undefined);
}

/** The traffic an event reports: through a socket, or the browser's own reports, login or payment requests. Null if there is none. */
export function ungatedTrafficIn(method: string, params: object | undefined): string | null {
  if (isFrameSent(method, params)) return textOf(params.response);
  if (isRequest(method, params))
    return isLogIn(params) ? `${params.request.url} ${params.request.postData ?? ''}` : null;
  if (isReport(method, params)) return JSON.stringify([params.report.initiatorUrl, params.report.body]);
  return isEntry(method, params) && params.entry.source === 'other' ? params.entry.text : null;
}

/** Invisible to `Fetch` (Chromium 156, 2026-11-23). */
const isLogIn = ({ type }: Protocol.Network.RequestWillBeSentEvent): boolean => type === 'FedCM';

function textOf({ opcode, payloadData }: Protocol.Network.WebSocketFrame): string {
  return opcode === 1 ? payloadData : new TextDecoder().decode(Uint8Array.fromBase64(payloadData));
}

const isFrameSent = (method: string, params?: object): params is Protocol.Network.WebSocketFrameSentEvent =>
  method === 'Network.webSocketFrameSent' && params !== undefined && 'response' in params;

const isRequest = (method: string, params?: object): params is Protocol.Network.RequestWillBeSentEvent =>
  method === 'Network.requestWillBeSent' && params !== undefined && 'request' in params;

/** The network service posts it, past `Fetch` and rules (Chromium 156, 2026-11-30). */
const isReport = (method: string, params?: object): params is Protocol.Network.ReportingApiReportAddedEvent =>
  method === 'Network.reportingApiReportAdded' && params !== undefined && 'report' in params;

const isEntry = (method: string, params?: object): params is Protocol.Log.EntryAddedEvent =>
  method === 'Log.entryAdded' && params !== undefined && 'entry' in params;
