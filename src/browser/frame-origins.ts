import type Protocol from 'devtools-protocol';
import { originOf } from '@/safety/requests/gated-request';
import type { DebuggerSession } from './debugger-session';

/** Full origins of the frames of a tab, by the debugger's names for them. */
export interface FrameOrigins {
  of(frameId: string): string | null;
  all(): ReadonlySet<string>;
  /** Hears what one of the sessions of the tab is told. True where an origin came that was not there. */
  hear(method: string, params: object | undefined): boolean;
  /** Reads those that are there. @throws ControlError */
  read(session: DebuggerSession): Promise<void>;
}

export function frameOrigins(): FrameOrigins {
  const origins = new Map<string, string | null>();
  const put = ({ id, url, securityOrigin }: Protocol.Page.Frame) => {
    const origin = originOf(securityOrigin) ?? originOf(url);
    const isNew = origin !== null && ![...origins.values()].includes(origin);
    origins.set(id, origin);
    return isNew;
  };
  const putAll = ({ frame, childFrames = [] }: Protocol.Page.FrameTree) => {
    put(frame);
    for (const child of childFrames) putAll(child);
  };
  return {
    of: (frameId) => origins.get(frameId) ?? null,
    all: () => new Set([...origins.values()].filter((origin) => origin !== null)),
    hear: (method, params) => method === 'Page.frameNavigated' && isNavigated(params) && put(params.frame),
    async read(session) {
      putAll((await session.send('Page.getFrameTree')).frameTree);
    },
  };
}

function isNavigated(params: object | undefined): params is Protocol.Page.FrameNavigatedEvent {
  return params !== undefined && 'frame' in params;
}
