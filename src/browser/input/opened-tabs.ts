/** Distinguishes tabs opened by a tab's page from the user's. */
export interface OpenedTabs {
  /** Whether a newly created tab is the page's. */
  isPages(tab: chrome.tabs.Tab): boolean;
  stop(): void;
}

/** An announced opening. No tab may follow: browsers block openings without a press. */
interface Opening {
  url: string;
  /** `performance.now()`. */
  at: number;
}

/** About ten milliseconds pass between the announcement and the tab (Chromium 156, 2026-11-23). */
const soonMs = 1_000;
/** Browser pages are opened only by the user: a new tab names the previous one as its opener. */
const browsersOwn = /^(?:chrome|edge|brave|devtools):/;

/**
 * Chrome names the active tab as the opener, which may be another one if the user looks elsewhere: so debugger events are used too, if
 * attached with `Page` enabled.
 */
export function watchOpenedTabs(tabId: number): OpenedTabs {
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
      // A page's tab has no address yet; one with an address may be the user's, or another page's, opened at the same time.
      return takeOpening(address) || openerTabId === tabId;
    },
    stop: () => chrome.debugger.onEvent.removeListener(onEvent),
  };
}
