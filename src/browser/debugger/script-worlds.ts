import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

type Session = Pick<DebuggerSession, 'tabId' | 'send'>;

/** A script context of one origin in a frame. Ids restart in every process: only the unique one tells pages apart. */
export type World = Pick<Protocol.Runtime.ExecutionContextDescription, 'id' | 'uniqueId'>;

export interface FrameWorlds {
  /** The page's own. */
  page: World;
  /** The content script's; null if it is not in this frame. */
  own: World | null;
}

/** The worlds of all frames in the page's process, inner frames first. */
export async function frameWorldsOf(session: Session): Promise<FrameWorlds[]> {
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
    // While enabled, the page's console calls are slower, which a page can measure.
    await send('Runtime.disable');
  }
  return found;
}

function isContextEvent(params: object | undefined): params is Protocol.Runtime.ExecutionContextCreatedEvent {
  return params !== undefined && 'context' in params;
}
