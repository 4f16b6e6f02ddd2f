/** Tells the tabs that the page of a tab opens from those of its user. */
export interface OpenedTabs {
  /** Whether a tab that was just created is one of the page's. */
  isPages(tab: chrome.tabs.Tab): boolean;
  stop(): void;
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
  const openings: number[] = [];
  const onEvent = (source: chrome.debugger.DebuggerSession, method: string) => {
    if (source.tabId === tabId && method === 'Page.windowOpen') openings.push(performance.now());
  };
  chrome.debugger.onEvent.addListener(onEvent);
  const takeOpening = () => {
    const since = performance.now() - soonMs;
    while (openings[0] !== undefined && openings[0] < since) openings.shift();
    return openings.shift() !== undefined;
  };
  return {
    isPages({ openerTabId, pendingUrl, url }) {
      if (browsersOwn.test(pendingUrl ?? url ?? '')) return false;
      const isOpened = takeOpening();
      return isOpened || openerTabId === tabId;
    },
    stop: () => chrome.debugger.onEvent.removeListener(onEvent),
  };
}
