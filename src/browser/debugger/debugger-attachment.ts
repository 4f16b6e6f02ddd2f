import { ControlError } from '@/domain/page/tab-errors';
import { closeDialogs } from './answer-dialogs';
import { attachDebugger, type DebuggerSession, debuggerSession } from './debugger-session';
import { restoreForeignFrames, withoutForeignFrames } from './other-extension-frames';

/** The sole owner of a tab's debugger: attached at the first act, as reading needs none. */
export interface DebuggerAttachment {
  /**
   * The session, attached if necessary.
   * @throws ControlError, once, after the user cancelled the last one.
   */
  session(): Promise<DebuggerSession>;
  /** Never throws. */
  release(): Promise<void>;
}

/** Tabs held by a run: nobody else detaches them. */
const heldTabs = new Set<number>();

export function isHeldByRun(tabId: number): boolean {
  return heldTabs.has(tabId);
}

/** `mayAttach` resolves once the debugger may be attached: not while the user has the tab. */
export function createDebuggerAttachment(
  tabId: number,
  mayAttach: () => Promise<void>,
  mayLoadOn: boolean,
): DebuggerAttachment {
  let session: DebuggerSession | null = null;
  let stopAnswering = closeDialogs(debuggerSession(tabId));
  let wasCancelled = false;
  const onDetach = (source: chrome.debugger.Debuggee, reason: string) => {
    if (source.tabId !== tabId) return;
    session = null;
    heldTabs.delete(tabId);
    wasCancelled = reason === 'canceled_by_user';
  };
  return {
    async session() {
      if (wasCancelled) {
        wasCancelled = false;
        throw new ControlError('The user cancelled the debugger.', 'cancelled');
      }
      if (!session) {
        await mayAttach();
        heldTabs.add(tabId);
        chrome.debugger.onDetach.removeListener(onDetach);
        chrome.debugger.onDetach.addListener(onDetach);
        session = await attachDebugger(tabId, mayLoadOn);
        stopAnswering();
        stopAnswering = closeDialogs(session);
      }
      return session;
    },
    async release() {
      chrome.debugger.onDetach.removeListener(onDetach);
      stopAnswering();
      session = null;
      heldTabs.delete(tabId);
      // An earlier worker may have left it attached, so this ignores what this worker knows.
      await withoutForeignFrames(tabId, () => chrome.debugger.detach({ tabId })).catch(() => undefined);
      await restoreForeignFrames(tabId);
    },
  };
}
