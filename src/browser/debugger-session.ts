import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping';
import { ControlError } from '@/domain/tab-errors';
import { pastForeignFrames } from './foreign-frames';

type Commands = ProtocolMapping.Commands;
/** Name of a command of the Chrome DevTools Protocol, as `Input.dispatchMouseEvent`. */
export type Method = keyof Commands;

/** Longest that one command may take: on hidden tabs some never answer (shared finding of 2026-11-21). */
const commandTimeoutMs = 5_000;
const protocolVersion = '1.3';

/** The extension's hold on one tab through `chrome.debugger`. */
export interface DebuggerSession {
  readonly tabId: number;
  /** @throws ControlError */
  send<M extends Method>(method: M, ...params: Commands[M]['paramsType']): Promise<Commands[M]['returnType']>;
}

/**
 * Attaches to a tab. An attachment outlives the worker that made it, so after a restart it is found by trying a command first.
 * `mayLoadOn`: what a killed worker has left held back goes on; else it is stopped, since it may be a form that is sent.
 * @throws ControlError where the browser refuses (another debugger, a page of the browser's own, a policy).
 */
export async function attachDebugger(tabId: number, mayLoadOn = false): Promise<DebuggerSession> {
  const session = sessionOf(tabId);
  if (await isAttached(session)) await letGoOfRequests(session, mayLoadOn);
  else await attachOnly(tabId).catch((error) => unlessAttached(session, error));
  // Also where it is attached: its worker may have been killed right after.
  await keepDrivable(session);
  return session;
}

/** What an earlier worker asked for may have come about just now. */
async function unlessAttached(session: DebuggerSession, error: unknown): Promise<void> {
  if (!(await isAttached(session))) throw error;
}

/**
 * The hold as it is, attached or not: commands fail where it is not. `sessionId`: of a frame in a process of its own, as the browser told it
 * once it was asked to attach to those.
 */
export function sessionOf(tabId: number, sessionId?: string): DebuggerSession {
  const target = sessionId === undefined ? { tabId } : { tabId, sessionId };
  return {
    tabId,
    send: (method, ...[params]) => sendCommand(target, method, params),
  };
}

/** Attaches, and changes nothing else of the tab. @throws ControlError */
export async function attachOnly(tabId: number): Promise<void> {
  try {
    await pastForeignFrames(tabId, () => chrome.debugger.attach({ tabId }, protocolVersion));
  } catch (cause) {
    throw new ControlError(messageOf(cause), 'refused', cause);
  }
}

/** Whether the extension is attached to the tab, by whichever worker. */
export async function isAttached(session: DebuggerSession): Promise<boolean> {
  // Answered by the browser: a page that waits for a request which nobody lets go answers nothing.
  return session.send('Page.getNavigationHistory').then(
    () => true,
    () => false,
  );
}

/**
 * A worker that was killed leaves the requests that it held to nobody: they would wait for ever, and the page with them. What loads
 * by then is stopped, since nobody knows whether a form is being sent with it.
 */
async function letGoOfRequests(session: DebuggerSession, mayLoadOn: boolean): Promise<void> {
  const { status } = await chrome.tabs.get(session.tabId).catch(() => ({ status: undefined }));
  if (status === 'loading' && !mayLoadOn) await session.send('Page.stopLoading');
  await session.send('Fetch.disable');
  // What it held in frames of other sites goes with its sessions there.
  await session.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: true });
}

/**
 * Has the page tell of its dialogs. A tab in the background takes input and paints only while it believes to be in front and
 * somebody wants its frames.
 */
async function keepDrivable(session: DebuggerSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // A second start is refused.
  await session.send('Page.stopScreencast');
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 1,
    maxWidth: 16,
    maxHeight: 16,
    everyNthFrame: 1000,
  });
}

async function sendCommand<M extends Method>(
  target: chrome.debugger.DebuggerSession,
  method: M,
  params: Commands[M]['paramsType'][0],
): Promise<Commands[M]['returnType']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ControlError(`${method} took longer than ${commandTimeoutMs} ms`, 'failed')),
      commandTimeoutMs,
    );
  });
  try {
    const { tabId } = target;
    const send = () => chrome.debugger.sendCommand(target, method, params);
    return await Promise.race([tabId === undefined ? send() : pastForeignFrames(tabId, send), expiry]);
  } catch (cause) {
    if (cause instanceof ControlError) throw cause;
    // Chrome has no code for this: its only sign is the sentence.
    const reason = /not attached/i.test(messageOf(cause)) ? 'cancelled' : 'failed';
    throw new ControlError(messageOf(cause), reason, cause);
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
