import { sleep } from '@/std/sleep';

/** For how long frames are waited for whose documents are still being read, and ms between looks. */
const reading = { mostMs: 1_000, stepMs: 50 };

/**
 * Runs a function in all frames of a tab that scripts can run in, cross-site ones included, once their documents have been read. It may run
 * twice. Chrome itself would wait for ever where a frame never loads: one whose server hangs, that is lazy and far below, or whose address is
 * a script that the page forbids (156, 2026-11-27).
 *
 * @throws as `chrome.scripting.executeScript`
 */
export async function runInFrames<Args extends unknown[], Result>(
  tabId: number,
  func: (...args: Args) => Result,
  args: Args,
  { isAtOnce = false } = {},
): Promise<chrome.scripting.InjectionResult<Awaited<Result>>[]> {
  const end = Date.now() + reading.mostMs;
  const run = () =>
    chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func, args, injectImmediately: true });
  if (isAtOnce) return run();
  for (;;) {
    const [results, isRead] = await Promise.all([run(), areRead(tabId)]);
    if (isRead || Date.now() >= end) return results;
    await sleep(reading.stepMs);
  }
}

async function areRead(tabId: number): Promise<boolean> {
  const states = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => document.readyState,
    injectImmediately: true,
  });
  return states.every(({ result }) => result !== 'loading');
}
