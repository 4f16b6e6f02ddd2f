import { expose } from 'comlink';
import type { PanelApi } from './panel-api';
import { panelPortName } from './panel-api';
import { portEndpoint } from './port-endpoint';

/** Answers the panel's calls. Only the extension's own pages are heard: a content script has a tab, a page another origin. */
export function servePanel(api: PanelApi): void {
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== panelPortName || !isOwnPage(port.sender)) return;
    expose(api, portEndpoint(port));
  });
}

function isOwnPage(sender: chrome.runtime.MessageSender | undefined): boolean {
  const ownOrigin = chrome.runtime.getURL('');
  return sender?.id === chrome.runtime.id && Boolean(sender.url?.startsWith(ownOrigin));
}
