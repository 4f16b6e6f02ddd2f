import type { DebuggerSession } from './debugger-session';
import { framesOf, type World } from './worlds';

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
    const known = new Set<number>();
    for (const { page, own } of await framesOf(session)) {
      const nodes = (await nodesWithListeners(session, page)).filter((node) => !known.has(node));
      for (const node of nodes) known.add(node);
      if (own && nodes.length > 0) await tellWorld(session, own, nodes);
    }
  } catch {
    // The page went away, or the user took the debugger back.
  } finally {
    await session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => undefined);
  }
}

/**
 * The nodes of a frame, and of those inside it, that listen for presses, by their backend ids. Asked of the page's own
 * document: asked of the one that the content script sees, Chromium 156 mixes the worlds up and the page crashes at the third
 * time (2026-11-21).
 */
async function nodesWithListeners({ send }: ListenerSession, { uniqueId }: World): Promise<number[]> {
  const expression = { expression: 'document', uniqueContextId: uniqueId };
  const { result } = await send('Runtime.evaluate', { ...expression, objectGroup });
  if (result.objectId === undefined) return [];
  const { objectId } = result;
  const { listeners } = await send('DOMDebugger.getEventListeners', { objectId, depth: -1, pierce: true });
  const nodes = listeners.flatMap(({ type, backendNodeId }) => (pressEvents.has(type) ? (backendNodeId ?? []) : []));
  return [...new Set(nodes)].slice(0, mostElements);
}

/**
 * Only a world of the frame that the nodes are in may be given them: in that of another, Chromium 156 makes them elements of
 * that other frame for good, which no `instanceof` of their own content script knows (2026-11-22).
 */
async function tellWorld(session: ListenerSession, world: World, nodes: number[]): Promise<void> {
  const { send } = session;
  const { id: executionContextId, uniqueId } = world;
  const known = toldIn(session, uniqueId);
  const fresh = nodes.filter((node) => !known.has(node));
  if (fresh.length === 0) return;
  const resolved = await Promise.all(
    fresh.map((backendNodeId) =>
      // One that has just left the page is refused.
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
