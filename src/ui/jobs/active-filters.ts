import { type JobFilters, type JobQuery, noFilters } from '@/domain/job-query';

export type FilterName = keyof JobFilters;

/** One thing that narrows what is shown, and the query without it. */
export interface ActiveFilter {
  /** `text` is what was searched for; the others are filters. */
  name: FilterName | 'text';
  /** Of a filter with several values the one that it is about; else null. */
  value: string | null;
  rest: JobQuery;
}

const listNames = ['sites', 'remoteTypes', 'applyTypes', 'statuses', 'tags'] as const;
const singleNames = ['salaryFrom', 'postedWithinDays', 'hasDescription', 'maybeDuplicate', 'kept'] as const;

/** What is set in a query beside its search words: a value of a list each, since each can be taken away. */
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
 * What may be taken away where a query finds nothing: the search words, and each filter as a whole. A filter that shows more
 * rather than less is not among them.
 */
export function narrowingParts(query: JobQuery): ActiveFilter[] {
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
