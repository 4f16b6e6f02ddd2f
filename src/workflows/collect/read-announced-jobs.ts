import type { Tab } from '@/browser/tab';
import type { AnnouncedJobs } from '@/domain/page/announced-jobs';
import type { LearnedRecipe, RowsReading } from '@/domain/page/page-readings';
import { PageAnswerError, PageUnreachableError, TabGoneError } from '@/domain/page/tab-errors';
import type { Understanding } from '@/domain/page/understanding';

/** What reading the announced number requires. The page is only read: no presses, no debugger. */
interface AnnouncedJobsPorts {
  tab: Pick<Tab, 'ask' | 'awaitNews' | 'settle' | 'url'>;
  understandingOf(url: string): Promise<Understanding | null>;
}

/** How long a list may take to come after its page, before each further look. */
const laterMs = [3000, 5000];

/** How many jobs the tab's page announces; null if it is no list of jobs, names no number, or cannot be read. */
export async function readAnnouncedJobs(ports: AnnouncedJobsPorts): Promise<AnnouncedJobs | null> {
  try {
    await ports.tab.settle();
    let list = await findList(ports);
    for (const ms of laterMs) if (!list && (await ports.tab.awaitNews(ms, null))) list = await findList(ports);
    return list && (await announcedBy(ports, list));
  } catch (error) {
    const isOfPage =
      error instanceof PageUnreachableError || error instanceof PageAnswerError || error instanceof TabGoneError;
    if (isOfPage) return null;
    throw error;
  }
}

/** The list as it was read before, if that still holds, else found anew: only on a page of jobs, since every page has lists. */
async function findList({ tab, understandingOf }: AnnouncedJobsPorts): Promise<LearnedRecipe | null> {
  const recipe = (await understandingOf(await tab.url()))?.recipe ?? null;
  if (recipe) {
    const reading = await tab.ask('read-rows', recipe);
    if (reading.check.holds) return { recipe, reading };
  }
  const { kind } = await tab.ask('read-page-kind', null);
  return kind === 'job-list' ? tab.ask('learn-recipe', null) : null;
}

async function announcedBy(
  { tab }: AnnouncedJobsPorts,
  { recipe, reading }: LearnedRecipe,
): Promise<AnnouncedJobs | null> {
  const { announced, isAnnouncedRoughly } = reading;
  if (announced === null || announced < 1) return null;
  const { kind } = await tab.ask('read-pager', { recipe });
  return { count: announced, isRough: isAnnouncedRoughly, rows: ownRows(reading), pager: kind };
}

/** Promoted rows stand beside those that the page counts. */
function ownRows({ rows }: RowsReading): number {
  return rows.filter(({ isPromoted }) => !isPromoted).length || rows.length;
}
