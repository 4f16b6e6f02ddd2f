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

/** Which nodes were told already, by world: from one snapshot to the next most are the same. */
const told = new WeakMap<ListenerSession, Map<string, Set<number>>>();

/**
 * Tells the content script which elements of the tab a script listens on for presses: no script can see that from inside. The
 * elements are handed over in the extension's own world, so the page has no way to notice. Never throws: without it the
 * snapshot is merely poorer.
 */
export async function tellListeners(session: ListenerSession): Promise<void> {
  try {
    const worlds = await ownWorlds(session);
    const nodes = await nodesWithListeners(session);
    if (nodes.length > 0) await Promise.all(worlds.map((world) => tellWorld(session, world, nodes)));
  } catch {
    // The page went away, or the user took the debugger back.
  } finally {
    await session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => undefined);
  }
}

/** A world of the content script. Ids begin anew in every process, so only the unique one tells a page from the next. */
type World = Pick<Protocol.Runtime.ExecutionContextDescription, 'id' | 'uniqueId'>;

/** The worlds of the content script in the frames that share the page's process. */
async function ownWorlds({ tabId, send }: ListenerSession): Promise<World[]> {
  const found: World[] = [];
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId || method !== 'Runtime.executionContextCreated' || !isContextEvent(params)) return;
    const { id, uniqueId, origin, auxData } = params.context;
    if (auxData?.type === 'isolated' && origin === location.origin) found.push({ id, uniqueId });
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

async function tellWorld(session: ListenerSession, world: World, nodes: number[]): Promise<void> {
  const { send } = session;
  const { id: executionContextId, uniqueId } = world;
  const known = toldIn(session, uniqueId);
  const fresh = nodes.filter((node) => !known.has(node));
  if (fresh.length === 0) return;
  const resolved = await Promise.all(
    fresh.map((backendNodeId) =>
      // A node of another frame is refused.
      send('DOM.resolveNode', { backendNodeId, executionContextId, objectGroup }).catch(() => null),
    ),
  );
  await send('Runtime.callFunctionOn', {
    executionContextId,
    functionDeclaration: 'function (...elements) { globalThis.markListenerElements?.(...elements); }',
    arguments: resolved.flatMap((answer) => (answer?.object.objectId ? [{ objectId: answer.object.objectId }] : [])),
  });
  for (const node of fresh) known.add(node);
}

function toldIn(session: ListenerSession, worldId: string): Set<number> {
  const worlds = told.get(session) ?? new Map<string, Set<number>>();
  told.set(session, worlds);
  const nodes = worlds.get(worldId) ?? new Set<number>();
  worlds.set(worldId, nodes);
  return nodes;
}
