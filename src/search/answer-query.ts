import type { JobQuery } from '@/domain/job/job-query';
import { parseSearchTerms } from '@/language/fold/search-text';
import type { JobsInMemory } from '@/search/jobs-in-memory';
import { createRowFilter } from '@/search/row-filter';

/** The rows a query finds, in its order, and how many more without the criteria. */
export interface FoundRows {
  rows: number[];
  leftOut: number;
}

/** `now`: milliseconds. */
export function answerQuery({ text, filters, sort }: JobQuery, jobs: JobsInMemory, now: number): FoundRows {
  const marks = jobs.search.find(parseSearchTerms(text));
  const passes = createRowFilter(filters, jobs.rows, jobs.groups, now);
  const { judge } = jobs;
  const found: number[] = [];
  let leftOut = 0;
  for (const row of jobs.ordered(sort)) {
    if ((marks !== null && marks[row] !== 1) || !passes(row)) continue;
    const isKept = judge.isKept(row);
    if (!isKept) leftOut += 1;
    if (filters.kept === 'all' || (filters.kept === 'kept') === isKept) found.push(row);
  }
  return { rows: found, leftOut };
}
