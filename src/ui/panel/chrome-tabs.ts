import type { TabsPort } from '@/ui/data/panel-ports';

/** The tabs of the panel's window. */
export const chromeTabs: TabsPort = {
  async active() {
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    if (tab?.id === undefined) return null;
    return { id: tab.id, url: tab.url ?? '', title: tab.title ?? '' };
  },
  onChange(listener) {
    const onUpdated = (_tabId: number, change: chrome.tabs.OnUpdatedInfo) => {
      // For a page the extension cannot access, Chrome gives neither address nor title, only that it loads.
      if (change.url ?? change.title ?? change.status) listener();
    };
    chrome.tabs.onActivated.addListener(listener);
    chrome.tabs.onUpdated.addListener(onUpdated);
    return () => {
      chrome.tabs.onActivated.removeListener(listener);
      chrome.tabs.onUpdated.removeListener(onUpdated);
    };
  },
  async title(tabId) {
    const tab = await chrome.tabs.get(tabId).catch(() => null);
    return tab?.title ?? null;
  },
  async show(tabId) {
    // The tab may have just been closed; its run reports that itself.
    await chrome.tabs.update(tabId, { active: true }).catch(() => undefined);
  },
};
