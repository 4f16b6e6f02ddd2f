import { understandingOfUrl } from '@/background/discover-store-adapter';
import type { PendingNotices } from '@/background/pending-notices';
import { driveTab } from '@/browser/tab';
import type { PanelApi } from '@/rpc/panel-api';
import type { Store } from '@/store/store';
import { saveJob } from '@/workflows/collect/save-job';

/** Saves the job a tab shows, from the panel or the page's context menu. */
export function saveJobActs(store: Store, { tell }: Pick<PendingNotices, 'tell'>): Pick<PanelApi, 'saveJob'> {
  return {
    async saveJob(tabId) {
      const saving = await saveJob({
        tab: driveTab(tabId, new AbortController().signal),
        store: { add: (job) => store.jobs.add(job), understandingOf: (url) => understandingOfUrl(store, url) },
        now: () => new Date().toISOString(),
      });
      tell({ act: 'save-job', saving });
      return saving;
    },
  };
}
