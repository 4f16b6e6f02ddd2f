import { TabGoneError } from '@/domain/tab-errors';

/** What Chrome knows of a tab. @throws TabGoneError */
export async function stateOf(id: number): Promise<chrome.tabs.Tab> {
  return chrome.tabs.get(id).catch(async (cause: unknown) => {
    // It also fails for reasons that pass: only a tab that is nowhere is gone.
    const found = (await chrome.tabs.query({})).find((tab) => tab.id === id);
    if (found) return found;
    throw new TabGoneError(`tab ${id} was closed`, { cause });
  });
}

/** A failure is told as a closed tab where that is its reason. */
export async function rethrow(id: number, error: unknown): Promise<never> {
  await stateOf(id);
  throw error;
}
