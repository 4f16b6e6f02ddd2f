import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { frameWorldsOf } from '@/browser/debugger/script-worlds';

type Session = Pick<DebuggerSession, 'send'>;

/** Releases all page objects held during a call. */
const objectGroup = 'jobtrail-sockets';

/** What all the browser's own connections descend from, also where the page has put a class of its own in their place. */
const prototypeOf = (kind: string) => `(() => {
  let found = globalThis.${kind}?.prototype;
  for (let above = found; above && above !== EventTarget.prototype; above = Object.getPrototypeOf(above)) found = above;
  return found;
})()`;
const kinds = ['WebSocket', 'RTCPeerConnection'].map(prototypeOf);

const closeAll = 'function () { for (const socket of this) { try { socket.close(); } catch {} } }';

/**
 * Closes the sockets and peer connections of a page and its frames that are open already: nothing that goes through them can be held. To the
 * page its connection is lost, as any may be, and it connects again once it can. Never throws: what stays open is listened to.
 */
export async function closeSocketsInPage(session: Pick<DebuggerSession, 'tabId' | 'send'>): Promise<void> {
  await closing(session, async () => {
    for (const { page } of await frameWorldsOf(session)) await closeIn(session, { uniqueContextId: page.uniqueId });
  });
}

/** The same in a worker, which has one script context. */
export async function closeSocketsInWorker(session: Session): Promise<void> {
  await closing(session, () => closeIn(session, {}));
}

async function closing({ send }: Session, work: () => Promise<void>): Promise<void> {
  // The page is gone, or the user took the debugger back.
  await work().catch(() => undefined);
  await send('Runtime.releaseObjectGroup', { objectGroup }).catch(() => undefined);
}

async function closeIn(session: Session, where: { uniqueContextId?: string }): Promise<void> {
  for (const expression of kinds) await closeKind(session, { expression, ...where });
}

async function closeKind(
  { send }: Session,
  prototype: { expression: string; uniqueContextId?: string },
): Promise<void> {
  const { result } = await send('Runtime.evaluate', { ...prototype, objectGroup });
  if (result.objectId === undefined) return;
  const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup });
  if (objects.objectId === undefined) return;
  await send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: closeAll, objectGroup });
}
