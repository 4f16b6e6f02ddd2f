import { targetSession } from '@/browser/debugger/debugger-session';
import { originOfUrl } from '@/safety/requests/gated-request';
import { sleep } from '@/std/sleep';
import { closeSocketsInWorker } from './close-open-sockets';

/** Workers shared by several pages. */
export interface SharedWorkers {
  /** Cuts off the network of all existing ones with these origins. Rejects if one remains that cannot be taken. */
  hold(origins: ReadonlySet<string>): Promise<void>;
  /** Whether an address is the script of one about to start. Never throws. */
  isStarting(url: string): Promise<boolean>;
  /**
   * Until released, cuts off those that begin although nobody gave them a script: it came without a request. `onBegun`: called for each
   * whose script is in its address or in a blob; it may have sent something by then.
   */
  watch(origins: () => ReadonlySet<string>, onBegun: () => void): Promise<void>;
  /** Never throws. */
  release(): Promise<void>;
}

/** Milliseconds between looks: nothing tells of a worker that has begun. */
const lookEveryMs = 150;

const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Chrome attaches to them only as targets, and `Fetch` pauses nothing there (156, 2026-11-23). So during a run, existing ones have no
 * network, including sockets. A new one does nothing before its script arrives, but may request anything right afterwards: so it does not
 * get its script. Where that is no request (`blob:`, `data:`), network rules block what a blob's worker asks for while a form is filled;
 * it is found soon after it has begun, and told. `isOurs`: whether a target is already attached, as the tab's own service worker is. Open sockets are
 * closed: `onSocketFrame` gets the traffic of any left.
 */
export function createSharedWorkers(
  isOurs: (targetId: string) => boolean,
  onSocketFrame: (params: object | undefined) => void,
): SharedWorkers {
  const held = new Set<string>();
  /** Those among them that run, and have no network: they are not about to start. */
  const running = new Set<string>();
  let isReleased = false;
  const onEvent = ({ targetId }: chrome.debugger.Debuggee, method: string, params?: object) => {
    if (targetId !== undefined && held.has(targetId) && method === 'Network.webSocketFrameSent') onSocketFrame(params);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  const take = async (targetId: string) => {
    held.add(targetId);
    try {
      // One taken by a killed worker is still attached.
      await chrome.debugger.attach({ targetId }, '1.3').catch(() => undefined);
      const session = targetSession(targetId);
      if (isReleased) return void (await chrome.debugger.detach({ targetId }).catch(() => undefined));
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', offline);
      running.add(targetId);
      await closeSocketsInWorker(session);
    } catch (error) {
      held.delete(targetId);
      // One that has ended requests nothing.
      if ((await chrome.debugger.getTargets()).some(({ id }) => id === targetId)) throw error;
    }
  };
  const workersNotIn = async (known: ReadonlySet<string>) => {
    const targets = await chrome.debugger.getTargets().catch(() => []);
    return targets.filter(({ id, type }) => type === 'worker' && !known.has(id) && !isOurs(id));
  };
  const freshOf = async (origins: ReadonlySet<string>) =>
    (await workersNotIn(held)).filter(({ url }) => isOfOrigins(url, origins));
  return {
    isStarting: async (url) => (await workersNotIn(running)).some((worker) => withoutHash(worker.url) === url),
    async hold(origins) {
      await Promise.all((await freshOf(origins)).map(({ id }) => take(id)));
    },
    async watch(origins, onBegun) {
      // One that another debugger has cannot be taken, and is told once.
      const seen = new Set<string>();
      for (; !isReleased; await sleep(lookEveryMs)) {
        const fresh = (await freshOf(origins())).filter(({ id }) => !seen.has(id));
        if (isReleased) return;
        for (const { id, url } of fresh) {
          seen.add(id);
          if (!/^https?:/.test(url)) onBegun();
          void take(id).catch(() => undefined);
        }
      }
    },
    async release() {
      isReleased = true;
      chrome.debugger.onEvent.removeListener(onEvent);
      await Promise.all([...held].map((targetId) => chrome.debugger.detach({ targetId }).catch(() => undefined)));
      held.clear();
    },
  };
}

/** Requests say nothing of it. */
const withoutHash = (url: string): string => url.replace(/#.*$/s, '');

/** One whose script is in its address has an opaque origin. */
function isOfOrigins(url: string, origins: ReadonlySet<string>): boolean {
  const origin = originOfUrl(url);
  return origin === null ? url.startsWith('data:') : origins.has(origin);
}
