import { understandingOfUrl } from '@/background/discover-store-adapter';
import { driveTab } from '@/browser/tab';
import type { PanelApi } from '@/rpc/panel-api';
import type { Store } from '@/store/store';
import { parseWebAddress } from '@/url/web-url';
import { readAnnouncedJobs } from '@/workflows/collect/read-announced-jobs';

/** Reads how many jobs a tab announces. Only what the browser shows as a page of the web is touched at all. */
export function announcedJobsAct(store: Store): Pick<PanelApi, 'announcedJobs'> {
  return {
    async announcedJobs(tabId) {
      const tab = await chrome.tabs.get(tabId).catch(() => null);
      if (!tab || !parseWebAddress(tab.pendingUrl ?? tab.url ?? '')) return null;
      return readAnnouncedJobs({
        tab: driveTab(tabId, new AbortController().signal),
        understandingOf: (url) => understandingOfUrl(store, url),
      });
    },
  };
}
