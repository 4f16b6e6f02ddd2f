import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping';
import { ControlError } from '@/domain/page/tab-errors';
import { withTimeout } from '@/std/with-timeout';
import { withoutForeignFrames } from './other-extension-frames';

type Commands = ProtocolMapping.Commands;
/** A Chrome DevTools Protocol command, e.g. `Input.dispatchMouseEvent`. */
export type Method = keyof Commands;

/** Timeout per command: on hidden tabs some never return (shared finding of 2026-11-21). */
const commandTimeoutMs = 5_000;
const protocolVersion = '1.3';

/** The extension's attachment to a tab through `chrome.debugger`. */
export interface DebuggerSession {
  readonly tabId: number;
  /** @throws ControlError */
  send<M extends Method>(method: M, ...params: Commands[M]['paramsType']): Promise<Commands[M]['returnType']>;
}

/**
 * Attaches to a tab. Attachments outlive their worker, so after a restart a command is tried first. `mayLoadOn`: requests left paused by a
 * killed worker continue; otherwise loading stops, since a form may be being sent.
 * @throws ControlError if the browser refuses (another debugger, a browser page, a policy).
 */
export async function attachDebugger(tabId: number, mayLoadOn = false): Promise<DebuggerSession> {
  const session = debuggerSession(tabId);
  if (await isAttached(session)) await letGoOfRequests(session, mayLoadOn);
  else await attachWithoutSetup(tabId).catch((error) => unlessAttached(session, error));
  // Even if already attached: the worker may have been killed right afterwards.
  await keepDrivable(session);
  return session;
}

/** An earlier worker's attachment may have just succeeded. */
async function unlessAttached(session: DebuggerSession, error: unknown): Promise<void> {
  if (!(await isAttached(session))) throw error;
}

/**
 * A session, attached or not: commands fail without attachment. `sessionId`: of an out-of-process frame, as reported by the browser when
 * asked to attach to those.
 */
export function debuggerSession(tabId: number, sessionId?: string): DebuggerSession {
  const target = sessionId === undefined ? { tabId } : { tabId, sessionId };
  return {
    tabId,
    send: (method, ...[params]) => sendCommand(target, method, params),
  };
}

/** The same of a target that belongs to no tab. */
export function targetSession(targetId: string): Pick<DebuggerSession, 'send'> {
  return { send: (method, ...[params]) => sendCommand({ targetId }, method, params) };
}

/**
 * Attaches, and changes nothing else.
 * @throws ControlError
 */
export async function attachWithoutSetup(tabId: number): Promise<void> {
  try {
    await withoutForeignFrames(tabId, () => chrome.debugger.attach({ tabId }, protocolVersion));
  } catch (cause) {
    throw new ControlError(messageOf(cause), 'refused', cause);
  }
}

/** Whether this extension is attached to the tab, by any worker. */
export async function isAttached(session: DebuggerSession): Promise<boolean> {
  // Answered by the browser process: a page waiting for a paused request answers nothing.
  return session.send('Page.getNavigationHistory').then(
    () => true,
    () => false,
  );
}

/**
 * A killed worker leaves its paused requests, and with them the page, waiting forever. If the page is still loading it is stopped, since a
 * form may be being sent.
 */
async function letGoOfRequests(session: DebuggerSession, mayLoadOn: boolean): Promise<void> {
  const { status } = await chrome.tabs.get(session.tabId).catch(() => ({ status: undefined }));
  if (status === 'loading' && !mayLoadOn) await session.send('Page.stopLoading');
  await session.send('Fetch.disable');
  // Requests paused in cross-site frames end with their sessions.
  await session.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: true });
}

/**
 * Makes the page report dialogs. A background tab accepts input and paints only if it thinks it is in front and someone consumes its
 * frames.
 */
async function keepDrivable(session: DebuggerSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // Starting twice is refused.
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
  const late = () => new ControlError(`${method} took longer than ${commandTimeoutMs} ms`, 'failed');
  try {
    const { tabId } = target;
    const send = () => chrome.debugger.sendCommand(target, method, params);
    const sent = tabId === undefined ? send() : withoutForeignFrames(tabId, send);
    return await withTimeout(sent, commandTimeoutMs, { late });
  } catch (cause) {
    if (cause instanceof ControlError) throw cause;
    // Chrome has no error code for this, only the message.
    const reason = /not attached/i.test(messageOf(cause)) ? 'cancelled' : 'failed';
    throw new ControlError(messageOf(cause), reason, cause);
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
