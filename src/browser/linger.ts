import { pageTouched } from '@/domain/told-by-page';
import { askFrames } from './ask-frames';
import { wait } from './wait';

/** A gate that no run needs any more stays until the user has touched the page, or for this long. Milliseconds. */
const lingerMs = 60_000;
/** A page that does not say whether it was touched is not waited for longer. */
const askMs = 700;

/** A gate that nobody needs any more but its user: what was filled in must not be sent by the page itself. */
export interface Lingering {
  /** Asks the page; once it was, the gate is let go. Never throws. */
  wasTouched(): Promise<boolean>;
  /** Waits no longer, and does nothing. */
  end(): void;
}

const all = new Map<number, () => Promise<void>>();

/** Kept over the worker's death: whoever comes after it lets go of these tabs. */
const storageKey = 'lingering-tabs';

/**
 * Waits for the user's first touch, or for the minute to pass, and does what then is to be done, once. `isWaiting`: a run waits for its user,
 * for however long that is.
 */
export function lingerIn(tabId: number, isWaiting: boolean, onOver: () => Promise<void>): Lingering {
  let isOver = false;
  let finished: Promise<void> | null = null;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    chrome.runtime.onMessage.removeListener(onMessage);
  };
  const forget = () => {
    if (all.get(tabId) === finish) all.delete(tabId);
    void keepList();
  };
  // Known until all of it is done: who acts next would lose what it has taken hold of to this.
  const finish = async () => {
    if (isOver) return finished ?? undefined;
    stop();
    finished = onOver().finally(forget);
    return finished;
  };
  const onMessage = (message: unknown, sender: chrome.runtime.MessageSender) => {
    if (sender.id === chrome.runtime.id && sender.tab?.id === tabId && isTouched(message)) void finish();
  };
  const timer = isWaiting ? undefined : setTimeout(() => void finish(), lingerMs);
  chrome.runtime.onMessage.addListener(onMessage);
  all.set(tabId, finish);
  void keepList();
  void askFrames(tabId, 'hear-touch', { isNew: true });
  return {
    async wasTouched() {
      if (isOver) return true;
      const asked = askFrames(tabId, 'hear-touch', { isNew: false }).then((answers) => answers.includes(true));
      const was = await Promise.race([asked, wait(askMs).then(() => false)]);
      // Not waited for: what asked is one of those that letting go waits for.
      if (was) void finish();
      return was;
    },
    end() {
      if (isOver) return;
      stop();
      forget();
    },
  };
}

/** Whoever is about to act in a tab, or was told to leave it, ends what lingers there. Never throws. */
export async function endLingering(tabId: number): Promise<void> {
  await all.get(tabId)?.();
}

/** Lets go of the tabs that a worker which was killed still held: what it knew of the answers went with it. Never throws. */
export async function letGoOfLeftTabs(isBusy: (tabId: number) => boolean): Promise<void> {
  const { [storageKey]: left } = await chrome.storage.session.get(storageKey);
  if (!Array.isArray(left)) return;
  for (const tabId of left) {
    if (typeof tabId !== 'number' || all.has(tabId) || isBusy(tabId)) continue;
    await chrome.debugger.detach({ tabId }).catch(() => undefined);
  }
}

async function keepList(): Promise<void> {
  await chrome.storage.session.set({ [storageKey]: [...all.keys()] }).catch(() => undefined);
}

function isTouched(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'told' in message && message.told === pageTouched;
}
