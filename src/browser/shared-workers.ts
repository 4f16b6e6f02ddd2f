import { originOf } from '@/safety/requests/gated-request';

/** The workers that several pages share. */
export interface SharedWorkers {
  /** Takes from the network all that are there, and have one of these origins. Rejects where one stays that cannot be taken. */
  hold(origins: ReadonlySet<string>): Promise<void>;
  /** Whether an address is the script of one that is only about to run. Never throws. */
  isStarting(url: string): Promise<boolean>;
  /** Never throws. */
  release(): Promise<void>;
}

const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Chrome attaches to them by their targets alone, and its `Fetch` holds nothing there (156, 2026-11-23). So while a run acts those that are
 * there have no network, sockets among it. One that begins meanwhile answers nothing before it has its script, and asks for what it likes
 * at once after: it does not get it. `isOurs`: whether a target is attached to already, as the tab's own service worker is. A socket that was
 * open before stays so: `onSocketFrame` hears what goes through it.
 */
export function sharedWorkers(
  isOurs: (targetId: string) => boolean,
  onSocketFrame: (params: object | undefined) => void,
): SharedWorkers {
  const held = new Set<string>();
  const onEvent = ({ targetId }: chrome.debugger.Debuggee, method: string, params?: object) => {
    if (targetId !== undefined && held.has(targetId) && method === 'Network.webSocketFrameSent') onSocketFrame(params);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  const take = async (targetId: string) => {
    held.add(targetId);
    try {
      // One that a killed worker had taken is attached to already.
      await chrome.debugger.attach({ targetId }, '1.3').catch(() => undefined);
      await chrome.debugger.sendCommand({ targetId }, 'Network.enable');
      await chrome.debugger.sendCommand({ targetId }, 'Network.emulateNetworkConditions', offline);
    } catch (error) {
      held.delete(targetId);
      // One that has ended asks for nothing.
      if ((await chrome.debugger.getTargets()).some(({ id }) => id === targetId)) throw error;
    }
  };
  const freshWorkers = async () => {
    const targets = await chrome.debugger.getTargets().catch(() => []);
    return targets.filter(({ id, type }) => type === 'worker' && !held.has(id) && !isOurs(id));
  };
  return {
    isStarting: async (url) => (await freshWorkers()).some((worker) => worker.url === url),
    async hold(origins) {
      const fresh = (await freshWorkers()).filter(({ url }) => isOfOrigins(url, origins));
      await Promise.all(fresh.map(({ id }) => take(id)));
    },
    async release() {
      chrome.debugger.onEvent.removeListener(onEvent);
      await Promise.all([...held].map((targetId) => chrome.debugger.detach({ targetId }).catch(() => undefined)));
      held.clear();
    },
  };
}

/** One whose script stands in its address has the origin of nobody. */
function isOfOrigins(url: string, origins: ReadonlySet<string>): boolean {
  const origin = originOf(url);
  return origin === null ? url.startsWith('data:') : origins.has(origin);
}
