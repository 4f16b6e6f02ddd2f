import type { Tab } from '@/browser/tab';
import type { Job } from '@/domain/job/job';
import type { PageKind } from '@/domain/page/page-kind';
import type { DetailsReading } from '@/domain/page/page-readings';
import { PageAnswerError, PageUnreachableError, TabGoneError } from '@/domain/page/tab-errors';
import type { Understanding } from '@/domain/page/understanding';
import type { SavePageResult } from '@/domain/run/save-page-result';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { jobFromFields } from './extraction/found-job';

/** What saving the open page requires. The page is only read: no presses, no debugger. */
export interface SaveJobPorts {
  tab: Pick<Tab, 'ask' | 'url'>;
  store: {
    add(job: Job): Promise<SavedJob>;
    understandingOf(url: string): Promise<Understanding | null>;
  };
  now(): string;
}

/** Saves the job a tab shows: the page's posting, or the one open beside a list. Never throws for a bad page. */
export async function saveJob(ports: SaveJobPorts): Promise<SavePageResult> {
  try {
    return await saveShown(ports);
  } catch (error) {
    const isOfPage =
      error instanceof PageUnreachableError || error instanceof PageAnswerError || error instanceof TabGoneError;
    if (isOfPage) return { outcome: 'unreachable', job: null };
    throw error;
  }
}

const walls: readonly PageKind[] = ['login', 'challenge', 'rate-limit', 'loading'];

async function saveShown({ tab, store, now }: SaveJobPorts): Promise<SavePageResult> {
  const { kind } = await tab.ask('read-page-kind', null);
  if (walls.includes(kind)) return { outcome: 'wall', job: null };
  const url = await tab.url();
  const details = await readShown({ tab, store }, kind, url);
  const fields = details && { ...details.fields, url: details.fields.url ?? url };
  const at = now();
  const job =
    fields &&
    jobFromFields(
      fields,
      // Its own address lists nothing: as a list address it would identify no posting.
      { runId: null, searchUrl: '', at, search: null, source: 'page' },
      { readAt: at, isClosed: details.isClosed },
    );
  if (!job) return { outcome: 'no-posting', job: null };
  const saved = await store.add(job);
  const { id, title } = saved.job;
  return { outcome: saved.outcome === 'new' ? 'saved' : 'known', job: { id, title } };
}

/** On a page with a list, the posting open beside it; the first row's own text is no posting. */
async function readShown(
  { tab, store }: Pick<SaveJobPorts, 'tab' | 'store'>,
  kind: PageKind,
  url: string,
): Promise<DetailsReading | null> {
  if (kind !== 'job-list') return tab.ask('read-details', { recipe: null });
  const known = (await store.understandingOf(url))?.recipe ?? null;
  const recipe = known ?? (await tab.ask('learn-recipe', null))?.recipe ?? null;
  return tab.ask('read-details', { recipe });
}
