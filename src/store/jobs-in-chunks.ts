import type { Job } from '@/domain/job';

/** What is used of the jobs. */
export interface JobsById {
  /** With their descriptions, in the order asked for; ids that are not there are left out. */
  getMany(ids: readonly string[]): Promise<Job[]>;
}

/** As many jobs as are read and written at a time. */
export const chunkSize = 1000;

/** The jobs with these ids in their order, some at a time; never an empty chunk. */
export async function* inChunks(jobs: JobsById, ids: readonly string[]): AsyncGenerator<Job[]> {
  for (let from = 0; from < ids.length; from += chunkSize) {
    const chunk = await jobs.getMany(ids.slice(from, from + chunkSize));
    if (chunk.length > 0) yield chunk;
  }
}
