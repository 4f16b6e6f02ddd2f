import type { JobQuery } from '@/domain/job/job-query';
import type { Criteria, JobEngine } from '@/search/job-search';
import { type ActiveFilter, narrowingParts } from './active-filters';

/** Part of a query that finds nothing, and the number of jobs without it. */
export interface Narrowing extends ActiveFilter {
  count: number;
}

/**
 * Asks without each part of the query in turn, while `isCurrent`. The query itself is asked last, so that the engine's answer is for it
 * again.
 */
export async function narrowingsOf(
  engine: Pick<JobEngine, 'ask'>,
  query: JobQuery,
  criteria: Criteria,
  isCurrent: () => boolean,
): Promise<Narrowing[]> {
  const found: Narrowing[] = [];
  for (const part of narrowingParts(query)) {
    if (!isCurrent()) return found;
    const { count } = await engine.ask(part.rest, criteria);
    found.push({ ...part, count });
  }
  if (found.length > 0 && isCurrent()) await engine.ask(query, criteria);
  return found;
}
