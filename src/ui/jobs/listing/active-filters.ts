import { type JobFilters, type JobQuery, noFilters } from '@/domain/job/job-query';

export type FilterName = keyof JobFilters;

/** One filter in use, and the query without it. */
export interface ActiveFilter {
  /** `text` is the search text; the others are filters. */
  name: FilterName | 'text';
  /** For a filter with several values, the one meant; otherwise null. */
  value: string | null;
  rest: JobQuery;
}

const listNames = ['sites', 'remoteTypes', 'applyTypes', 'statuses', 'tags'] as const;
const singleNames = ['salaryFrom', 'postedWithinDays', 'hasDescription', 'maybeDuplicate', 'kept'] as const;

/** What a query filters by besides its search text: one entry per value, since each can be removed. */
export function activeFilters(query: JobQuery): ActiveFilter[] {
  const { filters } = query;
  const without = (part: Partial<JobFilters>): JobQuery => ({ ...query, filters: { ...filters, ...part } });
  const ofLists = listNames.flatMap((name) =>
    filters[name].map((value) => ({
      name,
      value,
      rest: without({ [name]: filters[name].filter((other) => other !== value) }),
    })),
  );
  const singles = singleNames
    .filter((name) => filters[name] !== noFilters[name])
    .map((name) => ({ name, value: null, rest: without({ [name]: noFilters[name] }) }));
  return [...ofLists, ...singles];
}

/**
 * What may be removed if a query finds nothing: the search text, and each filter as a whole. Filters that show more rather than less are
 * not included.
 */
export function removableFilters(query: JobQuery): ActiveFilter[] {
  const { filters } = query;
  const text: ActiveFilter[] = query.text.trim() ? [{ name: 'text', value: null, rest: { ...query, text: '' } }] : [];
  const names = [...listNames, ...singleNames].filter((name) =>
    name === 'kept' ? filters.kept === 'left-out' : isSet(filters, name),
  );
  const ofFilters = names.map((name) => ({
    name,
    value: null,
    rest: { ...query, filters: { ...filters, [name]: noFilters[name] } },
  }));
  return [...text, ...ofFilters];
}

function isSet(filters: JobFilters, name: FilterName): boolean {
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[name];
}
