import type { JobPage } from '@/store/job-lists';
import type { JobSource } from './job-source';
import type { JobsInMemory } from './jobs-in-memory';
import { inSlices, type Pause } from './pause';

/** As many jobs as a tall panel shows: they are wanted at once. */
const firstCount = 60;
const laterCount = 500;
/** Descriptions that are read in one go. */
const descriptionCount = 100;

/** Reads all jobs into memory in the store's own order. `onRead` hears of every part, the first one small. */
export async function readJobs(source: JobSource, jobs: JobsInMemory, pause: Pause, onRead: () => void): Promise<void> {
  let after: string | null = null;
  let count = firstCount;
  do {
    const part: JobPage = await source.listFrom(after, count);
    for (const job of part.jobs) jobs.put(job);
    after = part.last;
    count = laterCount;
    onRead();
    await pause();
  } while (after !== null);
}

/** Reads the descriptions that are not known yet, until all are. */
export async function readDescriptions(
  source: JobSource,
  jobs: JobsInMemory,
  pause: Pause,
  onRead: () => void,
): Promise<void> {
  for (let ids = jobs.unread(descriptionCount); ids.length > 0; ids = jobs.unread(descriptionCount)) {
    const descriptions = await source.descriptionsOf(ids);
    await inSlices(ids, pause, (id) => jobs.readDescription(id, descriptions.get(id) ?? null));
    onRead();
  }
}
