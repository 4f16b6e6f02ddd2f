import type { DebuggerSession } from './debugger-session';
import { frameWorldsOf, type World } from './script-worlds';

/** The required part of an attached debugger. */
export type ListenerSession = Pick<DebuggerSession, 'tabId' | 'send'>;

/** Events caused by a press, or by a drag. */
const pressEvents = new Set(
  'click dblclick mousedown mouseup pointerdown pointerup touchend dragstart drop'.split(' '),
);

/** Releases all page objects held during a call. */
const objectGroup = 'jobtrail-listeners';

/** Beyond this many elements, only the first are asked about. */
const mostElements = 2_000;

/** Nodes already reported, by world: most stay the same between snapshots. */
const told = new WeakMap<ListenerSession, Map<string, Set<number>>>();

/**
 * Reports the elements with press listeners to the content script, which cannot see them itself. The elements are passed in the extension's
 * own world, unnoticed by the page. Never throws: without it, snapshots just have less.
 */
export async function reportPressListeners(session: ListenerSession): Promise<void> {
  try {
    const known = new Set<number>();
    for (const { page, own } of await frameWorldsOf(session)) {
      const nodes = (await nodesWithListeners(session, page)).filter((node) => !known.has(node));
      for (const node of nodes) known.add(node);
      if (own && nodes.length > 0) await tellWorld(session, own, nodes);
    }
  } catch {
    // The page is gone, or the user took the debugger back.
  } finally {
    await session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => undefined);
  }
}

/**
 * Backend ids of the nodes with press listeners in a frame and its children. Uses the page's own document: with the content script's,
 * Chromium 156 mixes up worlds, and the page crashes the third time (2026-11-21).
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
 * Nodes may only be resolved in a world of their own frame: elsewhere, Chromium 156 permanently turns them into elements of that other
 * frame, failing every `instanceof` of their own content script (2026-11-22).
 */
async function tellWorld(session: ListenerSession, world: World, nodes: number[]): Promise<void> {
  const { send } = session;
  const { id: executionContextId, uniqueId } = world;
  const known = toldIn(session, uniqueId);
  const fresh = nodes.filter((node) => !known.has(node));
  if (fresh.length === 0) return;
  const resolved = await Promise.all(
    fresh.map((backendNodeId) =>
      // Nodes that just left the page are refused.
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
