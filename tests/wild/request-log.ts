import type { Sent } from '../sites/sent.ts';

/** `send`: something that neither searches nor reads. */
export type RequestKind = 'list' | 'rows' | 'posting' | 'frame' | 'asset' | 'other' | 'send';

/** One request that a site answered. */
export interface LoggedRequest {
  kind: RequestKind;
  method: string;
  /** Path and query. */
  path: string;
  status: number;
  /** How long the site took to answer, ms. */
  tookMs: number;
}

/** What a site was asked, in order. */
export interface RequestLog {
  add(request: LoggedRequest, body: string): void;
  requests(): readonly LoggedRequest[];
  /** What was sent to the site: nothing may be. */
  sent(): readonly Sent[];
  clear(): void;
}

export function createRequestLog(): RequestLog {
  const requests: LoggedRequest[] = [];
  const sent: Sent[] = [];
  return {
    add(request, body) {
      requests.push(request);
      if (request.kind === 'send') sent.push({ method: request.method, path: request.path, body });
    },
    requests: () => [...requests],
    sent: () => [...sent],
    clear() {
      requests.length = 0;
      sent.length = 0;
    },
  };
}

/** The answer times of the requests that a visit cannot do without, ms: each page of the list and each posting once, and what draws them. */
export function neededMs(requests: readonly LoggedRequest[]): number {
  const needed = requests.filter(({ kind, status }) => kind !== 'send' && kind !== 'other' && status < 400);
  const first = new Map<string, number>();
  for (const { method, path, tookMs, kind } of needed) {
    // Which document asks, and what it posts, makes no other page of it.
    const key =
      kind === 'posting' && method === 'POST' ? `${path} ${first.size}` : path.replace(/([?&])load=\d+/, '$1');
    if (!first.has(key)) first.set(key, tookMs);
  }
  return [...first.values()].reduce((sum, ms) => sum + ms, 0);
}
