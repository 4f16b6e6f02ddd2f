import type { JobQuery } from '@/domain/job/job-query';
import type { JobAnswer, JobRow, JobSearch } from '@/search/job-search';
import { sampleJob } from '../../browser/panel-samples';

/** An engine whose answers a test gives when it wants to. */
export interface FakeEngine extends JobSearch {
  /** What was asked, in order. */
  readonly asked: JobQuery[];
  /** Windows of rows that were read. */
  readonly read: [number, number][];
  /** Answers the oldest question that is open. */
  answer(count: number): Promise<void>;
  fail(error: Error): Promise<void>;
  change(): void;
}

const answerOf = (count: number): JobAnswer => ({ count, total: 1000, leftOut: 0, loaded: 1, indexed: 1 });

const rowOf = (index: number): JobRow => ({
  job: sampleJob(index),
  match: { score: null, isKept: true, evidence: [] },
  maybeDuplicates: [],
});

export function fakeEngine(): FakeEngine {
  const asked: JobQuery[] = [];
  const read: [number, number][] = [];
  const open: { resolve(answer: JobAnswer): void; reject(error: Error): void }[] = [];
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    asked,
    read,
    ask(query) {
      asked.push(query);
      return new Promise((resolve, reject) => open.push({ resolve, reject }));
    },
    async rows(from, to) {
      read.push([from, to]);
      return Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, place) => rowOf(from + place));
    },
    readOn: () => undefined,
    ids: async () => [],
    row: async () => null,
    facets: async () => ({ sites: [], tags: [], currencies: [] }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer(found) {
      count = found;
      open.shift()?.resolve(answerOf(found));
      await settled();
    },
    async fail(error) {
      open.shift()?.reject(error);
      await settled();
    },
    change() {
      for (const listener of listeners) listener();
    },
  };
}

/** Until all that a resolved promise sets off is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
