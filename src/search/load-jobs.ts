import { runInSlices, type Yield } from '@/search/in-slices';
import type { JobStorePort } from '@/search/job-store-port';
import type { JobsInMemory } from '@/search/jobs-in-memory';
import type { JobPage } from '@/store/jobs/job-lists';

/** As many jobs as a tall panel shows: they are wanted at once. */
const firstCount = 60;
const laterCount = 500;
/** Descriptions read at once. */
const descriptionCount = 100;

/** Reads the first few jobs into memory, in the store's order. Returns where the rest start, null if there are no more. */
export async function loadFirstJobs(source: JobStorePort, jobs: JobsInMemory): Promise<string | null> {
  const first = await source.listFrom(null, firstCount);
  for (const job of first.jobs) jobs.put(job);
  return first.last;
}

/** Reads the rest. `onRead` is called for every part. */
export async function loadOtherJobs(
  source: JobStorePort,
  jobs: JobsInMemory,
  first: string,
  pause: Yield,
  onRead: () => void,
): Promise<void> {
  let after: string | null = first;
  while (after !== null) {
    const part: JobPage = await source.listFrom(after, laterCount);
    for (const job of part.jobs) jobs.put(job);
    after = part.last;
    onRead();
    await pause();
  }
}

/** Reads the remaining descriptions. */
export async function loadDescriptions(
  source: JobStorePort,
  jobs: JobsInMemory,
  pause: Yield,
  onRead: () => void,
): Promise<void> {
  for (let ids = jobs.unread(descriptionCount); ids.length > 0; ids = jobs.unread(descriptionCount)) {
    const descriptions = await source.descriptionsOf(ids);
    await runInSlices(ids, pause, (id) => jobs.readDescription(id, descriptions.get(id) ?? null));
    onRead();
  }
}
