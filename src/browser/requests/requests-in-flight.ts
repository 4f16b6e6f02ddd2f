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
  /** The frame it is made in, or loads. */
  frameId: string | undefined;
}

export function createRequestsInFlight(now: () => number = () => performance.now()): RequestsInFlight {
  const begun = new Map<string, Begun>();
  const waiting = new Set<() => void>();
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  const begin = (id: string, type: string, frameId: string | undefined) => {
    if (waitedFor.has(type) && !begun.has(id)) begun.set(id, { at: now(), isDocument: type === 'Document', frameId });
  };
  /** A frame that gets another document drops what the last one asked for, without a word. */
  const dropBefore = (id: string) => {
    const page = begun.get(id);
    if (!page?.isDocument || page.frameId === undefined) return;
    for (const [earlier, { frameId }] of begun) {
      if (earlier === id) break;
      if (frameId === page.frameId) begun.delete(earlier);
    }
    lookAgain();
  };
  return {
    hear(source, method, params) {
      if (!isOfRequest(params)) return;
      const { requestId, type, frameId } = params;
      const own = `${source.sessionId ?? ''} ${requestId}`;
      // The page of another site is asked for in the session around its frame, and comes in the frame's own.
      if (method === 'Network.requestWillBeSent') begin(type === 'Document' ? requestId : own, type ?? '', frameId);
      if (method === 'Network.responseReceived') dropBefore(requestId);
      if (method !== 'Network.loadingFinished' && method !== 'Network.loadingFailed') return;
      if (begun.delete(own) || begun.delete(requestId)) lookAgain();
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
): params is Pick<Protocol.Network.RequestWillBeSentEvent, 'requestId' | 'type' | 'frameId'> {
  return params !== undefined && 'requestId' in params && typeof params.requestId === 'string';
}
