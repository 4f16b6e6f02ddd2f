import type Protocol from 'devtools-protocol';

type Source = chrome.debugger.DebuggerSession;

/** The requests of a tab that are being answered. */
export interface RequestsInFlight {
  /** Hears the debugger's events. Needs `Network` enabled. */
  hear(source: Source, method: string, params?: object): void;
  /** Resolves once those under way now are answered, or none of them is younger than `mostMs`. False if there are none. */
  areAnswered(mostMs: number): Promise<boolean>;
}

/** What brings rows, postings and pages, and lays them out. Sockets, streams and pictures are not waited for. */
const waitedFor: ReadonlySet<string> = new Set(['Document', 'XHR', 'Fetch', 'Script', 'Stylesheet']);
/** A page may take its time; a script's request that does so may be one that is kept open until there is news. */
const mostOfDocumentMs = 5_000;
/** An answer that nobody heard of must not be kept for ever. */
const forgottenMs = 60_000;

interface Begun {
  at: number;
  isDocument: boolean;
}

export function createRequestsInFlight(now: () => number = () => performance.now()): RequestsInFlight {
  const begun = new Map<string, Begun>();
  const waiting = new Set<() => void>();
  const begin = (id: string, type: string) => {
    if (waitedFor.has(type) && !begun.has(id)) begun.set(id, { at: now(), isDocument: type === 'Document' });
  };
  const end = (id: string) => {
    if (begun.delete(id)) for (const look of waiting) look();
  };
  return {
    hear(source, method, params) {
      if (!isOfRequest(params)) return;
      const id = `${source.sessionId ?? ''} ${params.requestId}`;
      if (method === 'Network.requestWillBeSent') begin(id, params.type ?? '');
      if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') end(id);
    },
    async areAnswered(mostMs) {
      const latest = now();
      for (const [id, { at }] of begun) if (latest - at > forgottenMs) begun.delete(id);
      const leftOf = ({ at, isDocument }: Begun) =>
        (isDocument ? Math.max(mostMs, mostOfDocumentMs) : mostMs) + at - latest;
      const open = new Map(
        [...begun].map(([id, request]) => [id, leftOf(request)] as const).filter(([, left]) => left > 0),
      );
      if (open.size === 0) return false;
      await new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(late);
          waiting.delete(look);
          resolve();
        };
        const look = () => {
          if (![...open.keys()].some((id) => begun.has(id))) finish();
        };
        const late = setTimeout(finish, Math.max(...open.values()));
        waiting.add(look);
      });
      return true;
    },
  };
}

function isOfRequest(
  params: object | undefined,
): params is Pick<Protocol.Network.RequestWillBeSentEvent, 'requestId' | 'type'> {
  return params !== undefined && 'requestId' in params && typeof params.requestId === 'string';
}
