import { withTimeout } from '@/std/with-timeout';

/** Milliseconds. Some pages never answer (a page's source), and nobody waits long for where the user came from. */
const longestAnswer = 1000;

/** The addresses from which the user came to a tab's page: its referrer, and the tab that opened it. Never throws. */
export async function referrerUrls(tabId: number, openerTabId: number | undefined): Promise<string[]> {
  const [referrer, opener] = await Promise.all([referrerOf(tabId), addressOf(openerTabId)]);
  return [referrer, opener].filter((address) => address !== '');
}

async function referrerOf(tabId: number): Promise<string> {
  const told = chrome.scripting.executeScript({
    target: { tabId },
    func: () => document.referrer,
    injectImmediately: true,
  });
  const results = await withTimeout(told, longestAnswer).catch(() => []);
  return results[0]?.result ?? '';
}

async function addressOf(tabId: number | undefined): Promise<string> {
  const tab = tabId === undefined ? null : await chrome.tabs.get(tabId).catch(() => null);
  return tab?.url ?? '';
}
