import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

/** Dialogs safe to accept: messages, and leaving a page that the run leaves anyway. All others are declined. */
const harmless = new Set<Protocol.Page.DialogType>(['alert', 'beforeunload']);

/**
 * Closes a tab's dialogs while a run holds it: an open dialog freezes the page. A dialog that opened while no worker was alive is closed at
 * once. Returns a function that stops this.
 */
export function closeDialogs({ tabId, send }: DebuggerSession): () => void {
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId || method !== 'Page.javascriptDialogOpening' || !isOpening(params)) return;
    // The user may have been quicker.
    send('Page.handleJavaScriptDialog', { accept: harmless.has(params.type) }).catch(() => undefined);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  // Fails if there is none, or nothing is attached.
  send('Page.handleJavaScriptDialog', { accept: false }).catch(() => undefined);
  return () => chrome.debugger.onEvent.removeListener(onEvent);
}

function isOpening(params: object | undefined): params is Protocol.Page.JavascriptDialogOpeningEvent {
  return params !== undefined && 'hasBrowserHandler' in params;
}
