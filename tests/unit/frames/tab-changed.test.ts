import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabChanged } from '@/browser/frames/tab-state';

const listeners = new Set<(tabId: number) => void>();
const tell = (tabId: number) => {
  for (const listener of listeners) listener(tabId);
};

beforeEach(() => {
  vi.useFakeTimers();
  const onUpdated = {
    addListener: (listener: (tabId: number) => void) => void listeners.add(listener),
    removeListener: (listener: (tabId: number) => void) => void listeners.delete(listener),
  };
  vi.stubGlobal('chrome', { tabs: { onUpdated } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function changedAfter(tabId: number): Promise<number> {
  const start = Date.now();
  const changed = tabChanged(7, 50).then(() => Date.now() - start);
  setTimeout(() => tell(tabId), 20);
  await vi.advanceTimersByTimeAsync(100);
  return changed;
}

it('waits for news of the tab, and not of others', async () => {
  expect(await changedAfter(7)).toBe(20);
  expect(await changedAfter(8)).toBe(50);
  expect(listeners.size).toBe(0);
});
