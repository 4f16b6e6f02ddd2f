import type { JobQuery } from '@/domain/job/job-query';
import type { JobSearch, SearchCriteria } from '@/search/job-search';
import { type ActiveFilter, removableFilters } from './active-filters';

/** Part of a query that finds nothing, and the number of jobs without it. */
export interface FilterRelaxation extends ActiveFilter {
  count: number;
}

/**
 * Asks without each part of the query in turn, while `isCurrent`. The query itself is asked last, so that the engine's answer is for it
 * again.
 */
export async function countRelaxations(
  engine: Pick<JobSearch, 'ask'>,
  query: JobQuery,
  criteria: SearchCriteria,
  isCurrent: () => boolean,
): Promise<FilterRelaxation[]> {
  const found: FilterRelaxation[] = [];
  for (const part of removableFilters(query)) {
    if (!isCurrent()) return found;
    const { count } = await engine.ask(part.rest, criteria);
    found.push({ ...part, count });
  }
  if (found.length > 0 && isCurrent()) await engine.ask(query, criteria);
  return found;
}
