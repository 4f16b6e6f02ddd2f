import type Protocol from 'devtools-protocol';
import type { DebuggerSession } from './debugger-session';

/** Dialogs that ask nothing: a message, and whether to leave a page that the run leaves anyway. Everything else is declined. */
const harmless = new Set<Protocol.Page.DialogType>(['alert', 'beforeunload']);

/**
 * Closes the dialogs of a tab while a run holds it: a page stands still, and answers nothing, as long as one is open. One that
 * came while no worker was there is closed at once. Answers with the function that ends it.
 */
export function answerDialogs({ tabId, send }: DebuggerSession): () => void {
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId || method !== 'Page.javascriptDialogOpening' || !isOpening(params)) return;
    // The user may have been quicker.
    send('Page.handleJavaScriptDialog', { accept: harmless.has(params.type) }).catch(() => undefined);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  // Fails where there is none, or nothing is attached.
  send('Page.handleJavaScriptDialog', { accept: false }).catch(() => undefined);
  return () => chrome.debugger.onEvent.removeListener(onEvent);
}

function isOpening(params: object | undefined): params is Protocol.Page.JavascriptDialogOpeningEvent {
  return params !== undefined && 'hasBrowserHandler' in params;
}
