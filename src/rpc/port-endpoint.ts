import type { Endpoint } from 'comlink';

/**
 * A runtime Port as comlink's endpoint. Messages are cloned, not transferred (`message_serialization` in the manifest), so callbacks cannot
 * cross; events use the live channel instead. `read`: checks each message; the port is closed on an invalid one (null).
 */
export function portEndpoint(
  port: chrome.runtime.Port,
  read: (message: unknown) => unknown = (message) => message,
): Endpoint {
  const listeners = new Map<EventListenerOrEventListenerObject, (message: unknown) => void>();
  return {
    postMessage: (message: unknown) => port.postMessage(message),
    addEventListener: (_type, listener) => {
      const onMessage = (message: unknown) => {
        const data = read(message);
        if (data === null) return port.disconnect();
        const event = new MessageEvent('message', { data });
        if (typeof listener === 'function') listener(event);
        else listener.handleEvent(event);
      };
      listeners.set(listener, onMessage);
      port.onMessage.addListener(onMessage);
    },
    removeEventListener: (_type, listener) => {
      const onMessage = listeners.get(listener);
      if (onMessage) port.onMessage.removeListener(onMessage);
      listeners.delete(listener);
    },
  };
}
