/** Tells the tabs that the page of a tab opens from those of its user. */
export interface OpenedTabs {
  /** Whether a tab that was just created is one of the page's. */
  isPages(tab: chrome.tabs.Tab): boolean;
  stop(): void;
}

/** What a page said that it opens. A tab may not come of it: the browser lets none open without a press. */
interface Opening {
  url: string;
  /** `performance.now()`. */
  at: number;
}

/** Between the page's word that it opens one and the tab there are some ten milliseconds (Chromium 156, 2026-11-23). */
const soonMs = 1_000;
/** The browser's own pages are opened by nobody but its user: a new tab has the one before it for its opener. */
const browsersOwn = /^(?:chrome|edge|brave|devtools):/;

/**
 * The browser names the tab that is active as the opener, which is another one where the user looks elsewhere: so the debugger is heard as
 * well, where it is attached and `Page` is enabled.
 */
export function hearOpenedTabs(tabId: number): OpenedTabs {
  let openings: Opening[] = [];
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId !== tabId || method !== 'Page.windowOpen' || !params || !('url' in params)) return;
    openings.push({ url: String(params.url), at: performance.now() });
  };
  chrome.debugger.onEvent.addListener(onEvent);
  const takeOpening = (address: string) => {
    const since = performance.now() - soonMs;
    const opening = openings.find(({ url, at }) => at >= since && (address === '' || address === url));
    openings = openings.filter((one) => one !== opening && one.at >= since);
    return opening !== undefined;
  };
  return {
    isPages({ openerTabId, pendingUrl, url }) {
      const address = pendingUrl || url || '';
      if (browsersOwn.test(address)) return false;
      // A page's tab has no address yet; one that has may be opened by the user, or by another page, at the same time.
      return takeOpening(address) || openerTabId === tabId;
    },
    stop: () => chrome.debugger.onEvent.removeListener(onEvent),
  };
}
