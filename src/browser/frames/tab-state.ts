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
