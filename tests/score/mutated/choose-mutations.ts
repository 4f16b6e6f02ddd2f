import type { Mutation } from './mutation';
import { mutations } from './mutations';
import type { Subject } from './subject';

/** How many mutations a page gets: few lists and postings say much, many pagers and forms little each. */
const perPage = { rows: 5, postings: 11, pagers: 3, fields: 3 } as const;

/**
 * The mutations of a page: the next ones in turn for each page, so that every mutation meets as many pages as any other, the same
 * ones at every run. `only`: names of mutations; every page of their kinds gets all of them then.
 */
export function chooseMutations(subject: Subject, index: number, only: readonly string[]): Mutation[] {
  const possible = mutations.filter(({ kinds }) => kinds.includes(subject.kind));
  const named = possible.filter(({ name }) => only.includes(name));
  if (named.length > 0) return named;
  const count = Math.min(perPage[subject.kind], possible.length);
  return Array.from({ length: count }, (_, at) => possible[(index * count + at) % possible.length]).filter(
    (mutation) => mutation !== undefined,
  );
}
