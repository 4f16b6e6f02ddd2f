import { expose } from 'comlink';
import { isPanel } from './is-panel';
import type { PanelApi } from './panel-api';
import { panelPortName } from './panel-api';
import { readPanelCall } from './panel-calls';
import { portEndpoint } from './port-endpoint';

/** Answers calls from the panel only. Anything but a call of an act ends the connection. */
export function servePanel(api: PanelApi): void {
  const own = { id: chrome.runtime.id, panelUrl: chrome.runtime.getURL('/sidepanel.html') };
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== panelPortName || !isPanel(port.sender, own)) return port.disconnect();
    expose(api, portEndpoint(port, readPanelCall));
  });
}
