import type { JobStorePort } from '@/search/job-store-port';
import type { ListedJob } from '@/store/database/stored-job';

/** A source that caches the start of the list: those rows are wanted first, and were just read. */
export interface FirstRowsCache extends JobStorePort {
  /** Something changed: everything is read from the store again. */
  forget(): void;
}

interface Kept {
  jobs: ReadonlyMap<string, ListedJob>;
  texts: Promise<ReadonlyMap<string, string>>;
}

export function cacheFirstRows(source: JobStorePort): FirstRowsCache {
  let kept: Kept | null = null;
  let changes = 0;
  /** The cache, if it has everything asked for; otherwise null. */
  const keptOf = (ids: readonly string[]) => (kept && ids.every((id) => kept?.jobs.has(id)) ? kept : null);
  return {
    ...source,
    forget() {
      changes += 1;
      kept = null;
    },
    async listFrom(after, count) {
      const before = changes;
      const page = await source.listFrom(after, count);
      if (after === null && before === changes) kept = keepPage(page.jobs, source);
      return page;
    },
    async listedByIds(ids) {
      const known = keptOf(ids);
      return known ? ids.flatMap((id) => known.jobs.get(id) ?? []) : source.listedByIds(ids);
    },
    async descriptionsOf(ids) {
      const known = keptOf(ids);
      if (!known) return source.descriptionsOf(ids);
      const texts = await known.texts;
      return new Map(ids.flatMap((id): [string, string][] => ofText(id, texts.get(id))));
    },
  };
}

function keepPage(page: readonly ListedJob[], source: JobStorePort): Kept {
  const texts = source.descriptionsOf(page.map(({ id }) => id));
  // Whoever asks for them gets the error.
  texts.catch(() => undefined);
  return { jobs: new Map(page.map((job) => [job.id, job])), texts };
}

function ofText(id: string, text: string | undefined): [string, string][] {
  return text === undefined ? [] : [[id, text]];
}
