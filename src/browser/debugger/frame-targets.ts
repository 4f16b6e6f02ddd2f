import type Protocol from 'devtools-protocol';
import { GateError } from '@/domain/page/tab-errors';
import { sleep } from '@/std/sleep';
import { type DebuggerSession, debuggerSession } from './debugger-session';

/** A tab's out-of-process frames and workers: each a target with its own session below the tab's. */
export interface FrameTargets {
  /** A frame's session; null if it shares its parent's process. */
  sessionOf(frameId: string): DebuggerSession | null;
  /** Never throws. */
  close(): Promise<void>;
}

/** An attached target. If new, it stays paused until all listeners are done with it. */
export interface AttachedTarget {
  session: DebuggerSession;
  kind: 'frame' | 'service-worker' | 'worker';
  targetId: string;
  url: string;
}

type Listener = (target: AttachedTarget) => unknown;

/** A tab's attached targets. Several users may share them: the last one detaches. */
interface Attached {
  targets: Map<string, AttachedTarget>;
  listeners: Set<Listener>;
  /** Frames whose own frames are being attached. */
  pending: Set<Promise<unknown>>;
  /** Sessions of current targets that some listener failed to take. */
  failed: Set<string>;
  stopListening(): void;
}

const attached = new Map<number, Attached>();
const attachAll = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;
const kinds: Readonly<Record<string, AttachedTarget['kind']>> = {
  iframe: 'frame',
  service_worker: 'service-worker',
  worker: 'worker',
};

/**
 * Attaches to all such targets, nested ones included, now and as they appear; each is reported once.
 * @throws ControlError, GateError if a current one cannot be taken; a later one then does not start running.
 */
export async function attachFrames(
  session: DebuggerSession,
  onTarget: Listener = () => undefined,
): Promise<FrameTargets> {
  const { tabId } = session;
  const listener: Listener = (target) => onTarget(target);
  const known = attached.get(tabId);
  const tab = known ?? listenTo(tabId);
  attached.set(tabId, tab);
  tab.listeners.add(listener);
  if (known) await Promise.all([...known.targets.values()].map(onTarget));
  else await session.send('Target.setAutoAttach', attachAll);
  while (tab.pending.size > 0) await Promise.all(tab.pending);
  const close = async () => {
    tab.listeners.delete(listener);
    if (tab.listeners.size > 0) return;
    tab.stopListening();
    if (attached.get(tabId) === tab) attached.delete(tabId);
    await session.send('Target.setAutoAttach', { ...attachAll, autoAttach: false }).catch(() => undefined);
  };
  if (await hasFailed(tab)) {
    await close();
    throw new GateError('A frame or a worker of the tab could not be held.');
  }
  return {
    sessionOf(frameId) {
      const frame = [...tab.targets.values()].find(({ kind, targetId }) => kind === 'frame' && targetId === frameId);
      return frame?.session ?? null;
    },
    close,
  };
}

/** A target's end is reported a little later than the command that failed because of it. */
const goneMs = 500;

async function hasFailed({ failed }: Attached): Promise<boolean> {
  if (failed.size > 0) await sleep(goneMs);
  return failed.size > 0;
}

function listenTo(tabId: number): Attached {
  const tab: Attached = {
    targets: new Map(),
    listeners: new Set(),
    pending: new Set(),
    failed: new Set(),
    stopListening: () => chrome.debugger.onEvent.removeListener(onEvent),
  };
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId) return;
    if (method === 'Target.attachedToTarget' && isAttachment(params)) take(tab, tabId, params);
    if (method === 'Target.detachedFromTarget' && isDetached(params)) {
      tab.targets.delete(params.sessionId);
      tab.failed.delete(params.sessionId);
    }
  };
  chrome.debugger.onEvent.addListener(onEvent);
  return tab;
}

/** Other targets (worklets) make requests through their frame, and continue at once. */
function take(
  { targets, listeners, pending, failed }: Attached,
  tabId: number,
  { sessionId, targetInfo: { type, targetId, url } }: Protocol.Target.AttachedToTargetEvent,
): void {
  const session = debuggerSession(tabId, sessionId);
  const kind = kinds[type];
  const begin = async () => {
    if (kind !== undefined) {
      const target = { session, kind, targetId, url };
      targets.set(sessionId, target);
      const within = kind !== 'service-worker' ? session.send('Target.setAutoAttach', attachAll) : null;
      await Promise.all([within, ...[...listeners].map((listener) => listener(target))]);
    }
    await session.send('Runtime.runIfWaitingForDebugger');
  };
  // If it went away at once, there is nothing in it.
  const begun = begin().catch(() => {
    if (targets.has(sessionId)) failed.add(sessionId);
  });
  pending.add(begun);
  void begun.then(() => pending.delete(begun));
}

function isAttachment(params: object | undefined): params is Protocol.Target.AttachedToTargetEvent {
  return params !== undefined && 'targetInfo' in params;
}

function isDetached(params: object | undefined): params is Protocol.Target.DetachedFromTargetEvent {
  return params !== undefined && 'sessionId' in params;
}
