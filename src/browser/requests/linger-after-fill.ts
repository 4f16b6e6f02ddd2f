import { askFrames } from '@/browser/frames/ask-frames';
import { pageTouchedEvent } from '@/page-api/page-events';
import { sleep } from '@/std/sleep';

/** Milliseconds. An idle gate stays until the user has touched the page, or for this long. */
const lingerMs = 60_000;
/** Timeout for asking a page whether it was touched. */
const askMs = 700;

/** A gate kept after a run for the user's sake: the page must not send by itself what was filled in. */
export interface LingeringGate {
  /** Asks the page; if touched, releases the gate. Never throws. */
  wasTouched(): Promise<boolean>;
  /** Stops waiting, without effect. */
  end(): void;
}

const all = new Map<number, () => Promise<void>>();

/** Survives the worker's death: the next worker releases these tabs. */
const storageKey = 'lingering-tabs';

/** Waits for the user's first touch, or a minute, then calls `onOver` once. `isWaiting`: a run waits for its user, without time limit. */
export function lingerAfterFill(tabId: number, isWaiting: boolean, onOver: () => Promise<void>): LingeringGate {
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
  // Kept until all is done: otherwise this would release what the next owner has acquired.
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
      const was = await Promise.race([asked, sleep(askMs).then(() => false)]);
      // Not awaited: releasing waits for this very request.
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

/** Ends lingering in a tab, for whoever will act in it or was told to leave it. Never throws. */
export async function endLingering(tabId: number): Promise<void> {
  await all.get(tabId)?.();
}

/** Releases the tabs still held by a killed worker, whose knowledge of the answers is lost. Never throws. */
export async function releaseAbandonedTabs(isBusy: (tabId: number) => boolean): Promise<void> {
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
  return typeof message === 'object' && message !== null && 'told' in message && message.told === pageTouchedEvent;
}
