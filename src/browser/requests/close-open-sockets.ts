import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { frameWorldsOf } from '@/browser/debugger/script-worlds';

type Session = Pick<DebuggerSession, 'send'>;

/** Releases all page objects held during a call. */
const objectGroup = 'jobtrail-sockets';

/** `Object.prototype`: a page can replace its globals, but not what its window is. */
const rootOfAll = `(() => {
  let found = globalThis;
  while (Object.getPrototypeOf(found) !== null) found = Object.getPrototypeOf(found);
  return found;
})()`;

/**
 * Sockets and peer connections descend from `EventTarget`, and are told by what they can do, whatever class of its own the page has put in
 * their place. Streams descend from nothing that others do; a page that is not secure has none.
 */
const closeAll = `function () {
  let targets = globalThis;
  for (let above = targets; Object.getPrototypeOf(above) !== null; above = Object.getPrototypeOf(above)) targets = above;
  const streams = [globalThis.WebSocketStream, globalThis.WebTransport].flatMap((kind) => kind?.prototype ?? []);
  const descends = (each, from) => Object.prototype.isPrototypeOf.call(from, each);
  const isSocket = (each) => ('bufferedAmount' in each && 'binaryType' in each) || 'createDataChannel' in each;
  for (let at = 0; at < this.length; at += 1) {
    try {
      const each = this[at];
      if (streams.some((kind) => descends(each, kind)) || (descends(each, targets) && isSocket(each))) each.close();
    } catch {}
  }
}`;

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

/** One query for all kinds: for each, the browser first collects all garbage, which takes half a second on a page of some size. */
async function closeIn({ send }: Session, where: { uniqueContextId?: string }): Promise<void> {
  const { result } = await send('Runtime.evaluate', { expression: rootOfAll, ...where, objectGroup });
  if (result.objectId === undefined) return;
  const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup });
  if (objects.objectId === undefined) return;
  await send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: closeAll, objectGroup });
}
