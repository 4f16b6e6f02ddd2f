import type Protocol from 'devtools-protocol';
import { type DebuggerSession, sessionOf } from './debugger-session';

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
  kind: 'frame' | 'service-worker';
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
  stopListening(): void;
}

const attached = new Map<number, Attached>();
const attachAll = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;
const kinds: Readonly<Record<string, AttachedTarget['kind']>> = { iframe: 'frame', service_worker: 'service-worker' };

/** Attaches to those targets, and to those in them, now and whenever they come; each is told of once. @throws ControlError */
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
  return {
    sessionOf(frameId) {
      const frame = [...tab.targets.values()].find(({ kind, targetId }) => kind === 'frame' && targetId === frameId);
      return frame?.session ?? null;
    },
    async close() {
      tab.listeners.delete(listener);
      if (tab.listeners.size > 0) return;
      tab.stopListening();
      if (attached.get(tabId) === tab) attached.delete(tabId);
      await session.send('Target.setAutoAttach', { ...attachAll, autoAttach: false }).catch(() => undefined);
    },
  };
}

function listenTo(tabId: number): Attached {
  const tab: Attached = {
    targets: new Map(),
    listeners: new Set(),
    pending: new Set(),
    stopListening: () => chrome.debugger.onEvent.removeListener(onEvent),
  };
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId) return;
    if (method === 'Target.attachedToTarget' && isAttachment(params)) take(tab, tabId, params);
    if (method === 'Target.detachedFromTarget' && isDetached(params)) tab.targets.delete(params.sessionId);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  return tab;
}

/** Whatever else comes (dedicated workers, worklets) asks through the frame that it is of, and is let go on at once. */
function take(
  { targets, listeners, pending }: Attached,
  tabId: number,
  { sessionId, targetInfo: { type, targetId, url } }: Protocol.Target.AttachedToTargetEvent,
): void {
  const session = sessionOf(tabId, sessionId);
  const kind = kinds[type];
  const begin = async () => {
    if (kind !== undefined) {
      const target = { session, kind, targetId, url };
      targets.set(sessionId, target);
      const within = kind === 'frame' ? session.send('Target.setAutoAttach', attachAll) : null;
      await Promise.all([within, ...[...listeners].map((listener) => listener(target))]);
    }
    await session.send('Runtime.runIfWaitingForDebugger');
  };
  // What went away at once has nothing in it.
  const begun = begin().catch(() => undefined);
  pending.add(begun);
  void begun.then(() => pending.delete(begun));
}

function isAttachment(params: object | undefined): params is Protocol.Target.AttachedToTargetEvent {
  return params !== undefined && 'targetInfo' in params;
}

function isDetached(params: object | undefined): params is Protocol.Target.DetachedFromTargetEvent {
  return params !== undefined && 'sessionId' in params;
}
