import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

type Session = Pick<DebuggerSession, 'tabId' | 'send'>;

/** Where scripts of one origin run in one frame. Ids begin anew in every process: only the unique one tells a page from the next. */
export type World = Pick<Protocol.Runtime.ExecutionContextDescription, 'id' | 'uniqueId'>;

export interface FrameWorlds {
  /** The page's own. */
  page: World;
  /** The content script's; null where it is not in this frame. */
  own: World | null;
}

/** The worlds of the frames that share the page's process: inner frames before those that they are in. */
export async function framesOf(session: Session): Promise<FrameWorlds[]> {
  const contexts = await contextsOf(session);
  const { frameTree } = await session.send('Page.getFrameTree');
  return innermostFirst(frameTree).flatMap((frameId) => {
    const inFrame = contexts.filter(({ auxData }) => auxData?.frameId === frameId);
    const page = inFrame.find(({ auxData }) => auxData?.isDefault === true);
    const own = inFrame.find(({ auxData, origin }) => auxData?.type === 'isolated' && origin === location.origin);
    return page ? [{ page, own: own ?? null }] : [];
  });
}

function innermostFirst({ frame, childFrames }: Protocol.Page.FrameTree): string[] {
  return [...(childFrames ?? []).flatMap(innermostFirst), frame.id];
}

async function contextsOf({ tabId, send }: Session): Promise<Protocol.Runtime.ExecutionContextDescription[]> {
  const found: Protocol.Runtime.ExecutionContextDescription[] = [];
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId || method !== 'Runtime.executionContextCreated' || !isContextEvent(params)) return;
    found.push(params.context);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  try {
    await send('Runtime.enable');
  } finally {
    chrome.debugger.onEvent.removeListener(onEvent);
    // While it is on, console calls of the page take longer, which a page can measure.
    await send('Runtime.disable');
  }
  return found;
}

function isContextEvent(params: object | undefined): params is Protocol.Runtime.ExecutionContextCreatedEvent {
  return params !== undefined && 'context' in params;
}
