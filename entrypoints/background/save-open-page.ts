import { driveTab } from '@/browser/tab';
import type { PageSaving } from '@/domain/page-saving';
import type { Announce } from '@/store/live';
import type { Store } from '@/store/store';
import { saveJob } from '@/workflows/save-job';
import { understandingOfUrl } from './discover-store';

/** Saves the job that a tab shows, and tells the panel what came of it. */
export async function saveOpenPage(store: Store, announce: Announce, tabId: number): Promise<PageSaving> {
  const tab = driveTab(tabId, new AbortController().signal);
  const saving = await saveJob({
    tab,
    store: { add: (job) => store.jobs.add(job), understandingOf: (url) => understandingOfUrl(store, url) },
    now: () => new Date().toISOString(),
  });
  announce({ type: 'page-saved', saving });
  return saving;
}
