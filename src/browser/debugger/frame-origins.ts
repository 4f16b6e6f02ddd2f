import type Protocol from 'devtools-protocol';
import { originOfUrl } from '@/safety/requests/gated-request';
import type { DebuggerSession } from './debugger-session';

/** Full origins of a tab's frames, by CDP frame id. */
export interface FrameOrigins {
  of(frameId: string): string | null;
  all(): ReadonlySet<string>;
  /** Takes an event of one of the tab's sessions. True if it added an origin. */
  hear(method: string, params: object | undefined): boolean;
  /**
   * Reads the current frames.
   * @throws ControlError
   */
  read(session: DebuggerSession): Promise<void>;
}

/** Nesting depth; deeper frames are ads. */
const mostDepth = 6;

export function frameOrigins(): FrameOrigins {
  const origins = new Map<string, string | null>();
  const parents = new Map<string, string>();
  /** A frame without its own address belongs to the page around it. */
  const of = (frameId: string): string | null => {
    let at: string | undefined = frameId;
    for (let depth = 0; at !== undefined && depth < mostDepth; depth += 1) {
      const origin = origins.get(at);
      if (origin) return origin;
      at = parents.get(at);
    }
    return null;
  };
  const put = ({ id, parentId, url, securityOrigin }: Protocol.Page.Frame) => {
    if (parentId !== undefined) parents.set(id, parentId);
    const origin = originOfUrl(securityOrigin) ?? originOfUrl(url);
    const isNew = origin !== null && ![...origins.values()].includes(origin);
    origins.set(id, origin);
    return isNew;
  };
  const putAll = ({ frame, childFrames = [] }: Protocol.Page.FrameTree) => {
    put(frame);
    for (const child of childFrames) putAll(child);
  };
  return {
    of,
    all: () => new Set([...origins.values()].filter((origin) => origin !== null)),
    hear(method, params) {
      if (method === 'Page.frameAttached' && isAttached(params)) parents.set(params.frameId, params.parentFrameId);
      return method === 'Page.frameNavigated' && isNavigated(params) && put(params.frame);
    },
    async read(session) {
      putAll((await session.send('Page.getFrameTree')).frameTree);
    },
  };
}

function isAttached(params: object | undefined): params is Protocol.Page.FrameAttachedEvent {
  return params !== undefined && 'parentFrameId' in params;
}

function isNavigated(params: object | undefined): params is Protocol.Page.FrameNavigatedEvent {
  return params !== undefined && 'frame' in params;
}
