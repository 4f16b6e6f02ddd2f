import type { DebuggerSession } from './debugger-session';

type Sender = Pick<DebuggerSession, 'send'>;

/** Stored selectors continue after this in the shadow roots of the matches so far. */
const shadowStep = ' >>> ';

/**
 * The DOM domain's id of the first match of a selector in the top frame, including open and closed shadow roots; null if there is none or
 * it is invalid. Leaves the DOM domain enabled.
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

/** None for a step of invalid CSS. */
async function matchesIn({ send }: Sender, nodeId: number, selector: string): Promise<number[]> {
  const found = await send('DOM.querySelectorAll', { nodeId, selector }).catch(() => null);
  return found?.nodeIds ?? [];
}

async function shadowRootsOf({ send }: Sender, nodeId: number): Promise<number[]> {
  const { node } = await send('DOM.describeNode', { nodeId, depth: 1, pierce: true });
  // User-agent shadow roots are inside fields and players: our selectors never enter them.
  const roots = node.shadowRoots?.filter(({ shadowRootType }) => shadowRootType !== 'user-agent') ?? [];
  const found = await send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: roots.map(({ backendNodeId }) => backendNodeId),
  });
  return found.nodeIds;
}
