import type { DebuggerSession } from './debugger-session';

type Sender = Pick<DebuggerSession, 'send'>;

/** As selectors are kept: what follows is looked for in the shadow roots of what was matched so far. */
const shadowStep = ' >>> ';

/**
 * The first node of the top frame that a selector matches, by the id that the DOM domain has for it; null where it matches
 * nothing or is no selector. Open and closed shadow roots are looked into. Leaves the DOM domain on.
 */
export async function findNode(session: Sender, selector: string): Promise<number | null> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  return firstWithin(session, root.nodeId, selector.split(shadowStep));
}

async function firstWithin(session: Sender, scope: number, [step = '', ...rest]: string[]): Promise<number | null> {
  for (const node of await matchesIn(session, scope, step)) {
    if (rest.length === 0) return node;
    for (const root of await shadowRootsOf(session, node)) {
      const found = await firstWithin(session, root, rest);
      if (found !== null) return found;
    }
  }
  return null;
}

/** None for a step that is no CSS. */
async function matchesIn({ send }: Sender, nodeId: number, selector: string): Promise<number[]> {
  const found = await send('DOM.querySelectorAll', { nodeId, selector }).catch(() => null);
  return found?.nodeIds ?? [];
}

async function shadowRootsOf({ send }: Sender, nodeId: number): Promise<number[]> {
  const { node } = await send('DOM.describeNode', { nodeId, depth: 1, pierce: true });
  // The browser's own are inside of fields and players: no selector of ours leads there.
  const roots = node.shadowRoots?.filter(({ shadowRootType }) => shadowRootType !== 'user-agent') ?? [];
  const found = await send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: roots.map(({ backendNodeId }) => backendNodeId),
  });
  return found.nodeIds;
}
