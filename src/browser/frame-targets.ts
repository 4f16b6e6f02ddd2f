import type Protocol from 'devtools-protocol';
import { GateError } from '@/domain/tab-errors';
import { type DebuggerSession, sessionOf } from './debugger-session';
import { wait } from './wait';

/** The frames of a tab that live in processes of their own, and its workers: each a target with a session of its own below that of the tab. */
export interface FrameTargets {
  /** The session of such a frame; null for one that shares the process of what it is in. */
  sessionOf(frameId: string): DebuggerSession | null;
  /** Never throws. */
  close(): Promise<void>;
}

/** What was attached to. It does nothing yet, where it is new, until all who are told of it are done. */
export interface AttachedTarget {
  session: DebuggerSession;
  kind: 'frame' | 'service-worker' | 'worker';
  targetId: string;
  url: string;
}

type Listener = (target: AttachedTarget) => unknown;

/** What of a tab is attached to. Several at a time need its frames: the last one who does lets go of them. */
interface Attached {
  targets: Map<string, AttachedTarget>;
  listeners: Set<Listener>;
  /** Frames whose own frames are being attached to. */
  pending: Set<Promise<unknown>>;
  /** Sessions of targets that are there, and that not all of those who are told of them could take. */
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
 * Attaches to those targets, and to those in them, now and whenever they come; each is told of once. @throws ControlError, GateError where
 * one of those that are there cannot be taken; one that comes later then does not begin to run.
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

/** What went away meanwhile is told of a little later than the command that failed for it. */
const goneMs = 500;

async function hasFailed({ failed }: Attached): Promise<boolean> {
  if (failed.size > 0) await wait(goneMs);
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

/** Whatever else comes (worklets) asks through the frame that it is of, and is let go on at once. */
function take(
  { targets, listeners, pending, failed }: Attached,
  tabId: number,
  { sessionId, targetInfo: { type, targetId, url } }: Protocol.Target.AttachedToTargetEvent,
): void {
  const session = sessionOf(tabId, sessionId);
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
  // What went away at once has nothing in it.
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
