import { TabGoneError } from '@/domain/page/tab-errors';

/**
 * Chrome's information about a tab.
 * @throws TabGoneError
 */
export async function getTab(id: number): Promise<chrome.tabs.Tab> {
  return chrome.tabs.get(id).catch(async (cause: unknown) => {
    // It also fails temporarily: only a tab that is nowhere is gone.
    const found = (await chrome.tabs.query({})).find((tab) => tab.id === id);
    if (found) return found;
    throw new TabGoneError(`tab ${id} was closed`, { cause });
  });
}

/** Reports a failure as a closed tab if that is the reason. */
export async function rethrowAsTabGone(id: number, error: unknown): Promise<never> {
  await getTab(id);
  throw error;
}

/** Resolves once Chrome says something new of a tab, and after `mostMs` at the latest. */
export function tabChanged(id: number, mostMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onUpdated = (tabId: number) => {
    if (tabId === id) resolve();
  };
  chrome.tabs.onUpdated.addListener(onUpdated);
  const timer = setTimeout(resolve, mostMs);
  return promise.finally(() => {
    clearTimeout(timer);
    chrome.tabs.onUpdated.removeListener(onUpdated);
  });
}
