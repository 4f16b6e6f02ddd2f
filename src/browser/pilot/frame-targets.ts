import type Protocol from 'devtools-protocol';
import { type DebuggerSession, sessionOf } from '../debugger-session';

/** The frames of a tab that live in processes of their own, each with a session of the debugger. */
export interface FrameTargets {
  /** The session of such a frame; null for one that shares the process of what it is in. */
  sessionOf(frameId: string): DebuggerSession | null;
  /** Never throws. */
  close(): Promise<void>;
}

const attachAll = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true } as const;
/** Longer than attaching to the frames that are there takes. */
const attachMs = 150;

/** Attaches to those frames, and to those in them, whenever they come. @throws ControlError */
export async function attachFrames(session: DebuggerSession): Promise<FrameTargets> {
  const { tabId } = session;
  const known = new Map<string, string>();
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId) return;
    if (method === 'Target.attachedToTarget' && isAttached(params)) {
      known.set(params.targetInfo.targetId, params.sessionId);
      // A frame that went away at once has no frames.
      void sessionOf(tabId, params.sessionId)
        .send('Target.setAutoAttach', attachAll)
        .catch(() => undefined);
    }
    if (method === 'Target.detachedFromTarget' && isDetached(params)) {
      for (const [frameId, id] of known) if (id === params.sessionId) known.delete(frameId);
    }
  };
  chrome.debugger.onEvent.addListener(onEvent);
  await session.send('Target.setAutoAttach', attachAll);
  await new Promise((resolve) => setTimeout(resolve, attachMs));
  return {
    sessionOf(frameId) {
      const sessionId = known.get(frameId);
      return sessionId === undefined ? null : sessionOf(tabId, sessionId);
    },
    async close() {
      chrome.debugger.onEvent.removeListener(onEvent);
      await session.send('Target.setAutoAttach', { ...attachAll, autoAttach: false }).catch(() => undefined);
    },
  };
}

function isAttached(params: object | undefined): params is Protocol.Target.AttachedToTargetEvent {
  return params !== undefined && 'sessionId' in params && 'targetInfo' in params;
}

function isDetached(params: object | undefined): params is Protocol.Target.DetachedFromTargetEvent {
  return params !== undefined && 'sessionId' in params;
}
