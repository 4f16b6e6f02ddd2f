import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

/** The attached debugger, as far as it is needed here. */
export type ListenerSession = Pick<DebuggerSession, 'tabId' | 'send'>;

/** Events that a press causes. */
const pressEvents = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchend']);

/** What is held of the page during one call is let go of by this name. */
const objectGroup = 'jobtrail-listeners';

/** A page with more is asked for the first of them only. */
const mostElements = 2_000;

/**
 * Tells the content script which elements of the tab a script listens on for presses: no script can see that from inside. The
 * elements are handed over in the extension's own world, so the page has no way to notice. Never throws: without it the
 * snapshot is merely poorer.
 */
export async function tellListeners(session: ListenerSession): Promise<void> {
  try {
    const contexts = await ownContexts(session);
    const nodes = await nodesWithListeners(session);
    if (nodes.length > 0) await Promise.all(contexts.map((context) => tellContext(session, context, nodes)));
  } catch {
    // The page went away, or the user took the debugger back.
  } finally {
    await session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => undefined);
  }
}

/** The worlds of the content script in the frames that share the page's process. */
async function ownContexts({ tabId, send }: ListenerSession): Promise<number[]> {
  const found: number[] = [];
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId || method !== 'Runtime.executionContextCreated' || !isContextEvent(params)) return;
    const { id, origin, auxData } = params.context;
    if (auxData?.type === 'isolated' && origin === location.origin) found.push(id);
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

/**
 * The nodes of the page, by their backend ids, that listen for presses. Asked of the page's own document: asked of the one
 * that the content script sees, Chromium 156 mixes the worlds up and the page crashes at the third time (2026-11-21).
 */
async function nodesWithListeners({ send }: ListenerSession): Promise<number[]> {
  const { result } = await send('Runtime.evaluate', { expression: 'document', objectGroup });
  if (result.objectId === undefined) return [];
  const { objectId } = result;
  const { listeners } = await send('DOMDebugger.getEventListeners', { objectId, depth: -1, pierce: true });
  const nodes = listeners.flatMap(({ type, backendNodeId }) => (pressEvents.has(type) ? (backendNodeId ?? []) : []));
  return [...new Set(nodes)].slice(0, mostElements);
}

async function tellContext({ send }: ListenerSession, executionContextId: number, nodes: number[]): Promise<void> {
  const resolved = await Promise.all(
    nodes.map((backendNodeId) =>
      // A node of another frame is refused.
      send('DOM.resolveNode', { backendNodeId, executionContextId, objectGroup }).catch(() => null),
    ),
  );
  await send('Runtime.callFunctionOn', {
    executionContextId,
    functionDeclaration: 'function (...elements) { globalThis.markListenerElements?.(...elements); }',
    arguments: resolved.flatMap((answer) => (answer?.object.objectId ? [{ objectId: answer.object.objectId }] : [])),
  });
}
