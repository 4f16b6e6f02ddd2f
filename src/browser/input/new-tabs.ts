import { sleep } from '@/std/sleep';
import { watchOpenedTabs } from './opened-tabs';

/** How often, and at which interval in ms, a tab is asked for its address. */
const looks = { most: 12, stepMs: 50 };

/** Tabs being closed, with their intended address. */
const closing = new Map<number, Promise<string>>();

/**
 * Runs an act and closes the tabs that it opened from this one; returns their intended addresses. `settle`: waits for what the act did to
 * the page, unless it opened a tab, which then is what it did.
 */
export async function withNewTabs(
  id: number,
  act: () => Promise<void>,
  settle: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const closed: Promise<string>[] = [];
  let tellOpened: () => void = () => undefined;
  const isOpened = new Promise<void>((resolve) => {
    tellOpened = resolve;
  });
  const stop = closeNewTabs(id, (address) => {
    closed.push(address);
    tellOpened();
  });
  try {
    await act();
    await Promise.race([settle(), isOpened]);
  } finally {
    stop();
  }
  return Promise.all(closed);
}

/**
 * Closes every tab opened by this tab's page; returns a function that stops this. `onClosed` gets its intended address. `isUsers`: whether
 * the user may have opened it from the page just now.
 */
export function closeNewTabs(
  id: number,
  onClosed: (address: Promise<string>) => void,
  isUsers: () => Promise<boolean> = async () => false,
): () => void {
  const opened = watchOpenedTabs(id);
  const onCreated = async (tab: chrome.tabs.Tab) => {
    if (!opened.isPages(tab) || tab.id === undefined || (await isUsers())) return;
    onClosed(closeTab(tab.id, tab.pendingUrl ?? tab.url ?? ''));
  };
  chrome.tabs.onCreated.addListener(onCreated);
  return () => {
    opened.stop();
    chrome.tabs.onCreated.removeListener(onCreated);
  };
}

function closeTab(id: number, atFirst: string): Promise<string> {
  const known = closing.get(id);
  if (known) return known;
  const closed = addressThenClose(id, atFirst).finally(() => closing.delete(id));
  closing.set(id, closed);
  return closed;
}

/** At first it has no address. */
async function addressThenClose(id: number, atFirst: string): Promise<string> {
  let address = atFirst;
  for (let look = 0; look < looks.most && !isAddress(address); look += 1) {
    const tab = await chrome.tabs.get(id).catch(() => null);
    if (!tab) break;
    address = tab.pendingUrl || tab.url || address;
    if (!isAddress(address)) await sleep(looks.stepMs);
  }
  await chrome.tabs.remove(id).catch(() => undefined);
  return address;
}

const isAddress = (url: string): boolean => url !== '' && url !== 'about:blank';
