import type { Job } from '@/domain/job';

/** What is used of the jobs. */
export interface JobsById {
  /** With their descriptions, in the order asked for; ids that are not there are left out. */
  getMany(ids: readonly string[]): Promise<Job[]>;
}

/** As many jobs as are read and written at a time. */
export const chunkSize = 1000;

/**
 * The jobs with these ids in their order, some at a time; never an empty chunk. The next chunk is read while the caller works on the
 * last: the database has a thread of its own.
 */
export async function* inChunks(jobs: JobsById, ids: readonly string[]): AsyncGenerator<Job[]> {
  let next = readFrom(jobs, ids, 0);
  for (let from = chunkSize; from < ids.length + chunkSize; from += chunkSize) {
    const chunk = await next;
    next = readFrom(jobs, ids, from);
    if (chunk.length > 0) yield chunk;
  }
}

function readFrom(jobs: JobsById, ids: readonly string[], from: number): Promise<Job[]> {
  const read = from < ids.length ? jobs.getMany(ids.slice(from, from + chunkSize)) : Promise.resolve([]);
  // A caller that stops early never asks what became of it.
  read.catch(() => undefined);
  return read;
}
