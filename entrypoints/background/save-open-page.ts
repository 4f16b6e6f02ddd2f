import { driveTab } from '@/browser/tab';
import type { PageSaving } from '@/domain/page-saving';
import type { PanelApi } from '@/rpc/panel-api';
import type { Announce } from '@/store/live';
import type { Store } from '@/store/store';
import { saveJob } from '@/workflows/save-job';
import { understandingOfUrl } from './discover-store';

/** Saving the job that a tab shows, from the panel or from the page's context menu. */
export function savingActs(store: Store, announce: Announce): Pick<PanelApi, 'saveJob' | 'takeSaving'> {
  // Kept until a panel takes it: the context menu may open one only then.
  let untold: PageSaving | null = null;
  return {
    async saveJob(tabId) {
      const saving = await saveJob({
        tab: driveTab(tabId, new AbortController().signal),
        store: { add: (job) => store.jobs.add(job), understandingOf: (url) => understandingOfUrl(store, url) },
        now: () => new Date().toISOString(),
      });
      untold = saving;
      announce({ type: 'page-saved' });
      return saving;
    },
    async takeSaving() {
      const saving = untold;
      untold = null;
      return saving;
    },
  };
}
