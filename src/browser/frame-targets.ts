import type Protocol from 'devtools-protocol';
import { type DebuggerSession, sessionOf } from './debugger-session';

/** The frames of a tab that live in processes of their own, each a target with a session of its own below that of the tab. */
export interface FrameTargets {
  /** The session of such a frame; null for one that shares the process of what it is in. */
  sessionOf(frameId: string): DebuggerSession | null;
  /** Never throws. */
  close(): Promise<void>;
}

type Listener = (frame: DebuggerSession) => void;

/** What of a tab is attached to. Several at a time need its frames: the last one who does lets go of them. */
interface Attached {
  sessions: Map<string, string>;
  listeners: Set<Listener>;
  /** Frames whose own frames are being attached to. */
  pending: Set<Promise<unknown>>;
  stopListening(): void;
}

const attached = new Map<number, Attached>();
const attachAll = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true } as const;

/** Attaches to those frames, and to those in them, now and whenever they come; each is told of once. @throws ControlError */
export async function attachFrames(
  session: DebuggerSession,
  onFrame: Listener = () => undefined,
): Promise<FrameTargets> {
  const { tabId } = session;
  const listener: Listener = (frame) => onFrame(frame);
  const known = attached.get(tabId);
  const tab = known ?? listenTo(tabId);
  attached.set(tabId, tab);
  tab.listeners.add(listener);
  if (known) for (const sessionId of known.sessions.values()) onFrame(sessionOf(tabId, sessionId));
  else await session.send('Target.setAutoAttach', attachAll);
  while (tab.pending.size > 0) await Promise.all(tab.pending);
  return {
    sessionOf(frameId) {
      const sessionId = tab.sessions.get(frameId);
      return sessionId === undefined ? null : sessionOf(tabId, sessionId);
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
    sessions: new Map(),
    listeners: new Set(),
    pending: new Set(),
    stopListening: () => chrome.debugger.onEvent.removeListener(onEvent),
  };
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId) return;
    if (method === 'Target.attachedToTarget' && isFrame(params)) take(tab, tabId, params);
    if (method === 'Target.detachedFromTarget' && isDetached(params)) {
      for (const [frameId, id] of tab.sessions) if (id === params.sessionId) tab.sessions.delete(frameId);
    }
  };
  chrome.debugger.onEvent.addListener(onEvent);
  return tab;
}

function take(
  { sessions, listeners, pending }: Attached,
  tabId: number,
  { sessionId, targetInfo }: Protocol.Target.AttachedToTargetEvent,
): void {
  sessions.set(targetInfo.targetId, sessionId);
  const frame = sessionOf(tabId, sessionId);
  // A frame that went away at once has no frames.
  const within = frame.send('Target.setAutoAttach', attachAll).catch(() => undefined);
  pending.add(within);
  void within.then(() => pending.delete(within));
  for (const listener of listeners) listener(frame);
}

function isFrame(params: object | undefined): params is Protocol.Target.AttachedToTargetEvent {
  return params !== undefined && 'targetInfo' in params && Object(params.targetInfo).type === 'iframe';
}

function isDetached(params: object | undefined): params is Protocol.Target.DetachedFromTargetEvent {
  return params !== undefined && 'sessionId' in params;
}
