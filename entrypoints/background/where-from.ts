import { inTime } from '@/browser/in-time';

/** Some pages never answer (the source of a page), and nobody waits long to be told where they came from. Milliseconds. */
const longestAnswer = 1000;

/** Addresses that the user came to the page of a tab from: what the page was told, and the tab that opened it. Never throws. */
export async function whereFrom(tabId: number, openerTabId: number | undefined): Promise<string[]> {
  const [referrer, opener] = await Promise.all([referrerOf(tabId), addressOf(openerTabId)]);
  return [referrer, opener].filter((address) => address !== '');
}

async function referrerOf(tabId: number): Promise<string> {
  const told = chrome.scripting.executeScript({
    target: { tabId },
    func: () => document.referrer,
    injectImmediately: true,
  });
  const results = await inTime(told, new AbortController().signal, longestAnswer).catch(() => []);
  return results[0]?.result ?? '';
}

async function addressOf(tabId: number | undefined): Promise<string> {
  const tab = tabId === undefined ? null : await chrome.tabs.get(tabId).catch(() => null);
  return tab?.url ?? '';
}
