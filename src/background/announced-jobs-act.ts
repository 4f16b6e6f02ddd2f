import { understandingOfUrl } from '@/background/discover-store-adapter';
import { driveTab } from '@/browser/tab';
import type { PanelApi } from '@/rpc/panel-api';
import { siteTermsOf } from '@/safety/site-terms';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';
import { parseWebAddress } from '@/url/web-url';
import { readAnnouncedJobs } from '@/workflows/collect/read-announced-jobs';

/**
 * Reads how many jobs a tab announces. Nobody has pressed anything yet: only pages of the web are touched at all, and where a site's terms
 * speak against automation none before the user has agreed.
 */
export function announcedJobsAct(store: Store, settings: SettingsStore): Pick<PanelApi, 'announcedJobs'> {
  return {
    async announcedJobs(tabId) {
      const tab = await chrome.tabs.get(tabId).catch(() => null);
      const url = tab?.pendingUrl ?? tab?.url ?? '';
      const terms = siteTermsOf(siteOf(url));
      const { acceptedNotices } = await settings.read();
      if (!parseWebAddress(url) || (terms && !acceptedNotices.includes(terms.host))) return null;
      return readAnnouncedJobs({
        tab: driveTab(tabId, new AbortController().signal),
        understandingOf: (address) => understandingOfUrl(store, address),
      });
    },
  };
}
