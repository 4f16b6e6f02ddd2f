import { ApplyType } from '@/domain/job/job-fields';
import type { JobColumnName, JobSort } from '@/domain/job/job-query';
import type { MatchJudge } from '@/search/match-judge';
import type { JobColumns, RowColumns } from '@/search/row-columns';
import { sortByNumber } from '@/search/sort-by-number';

/** Listed rows sorted by a column. Rows without a value come last either way; equal ones keep the store's order. */
export function orderRows(sort: JobSort, rows: RowColumns, judge: MatchJudge): readonly number[] {
  const stored = rows.inStoreOrder();
  if (sort.column === 'found') return sort.isDescending ? stored : stored.toReversed();
  const key = sortKey(sort.column, rows.columns, judge);
  const known: number[] = [];
  const unknown: number[] = [];
  const keys = new Float64Array(stored.length);
  for (const row of stored) {
    const value = key(row);
    if (Number.isNaN(value)) unknown.push(row);
    else keys[known.push(row) - 1] = sort.isDescending ? 0 - value : value;
  }
  return sortByNumber(known, keys.subarray(0, known.length)).concat(unknown);
}

type SortKey = (row: number) => number;

function sortKey(column: Exclude<JobColumnName, 'found'>, columns: JobColumns, judge: MatchJudge): SortKey {
  const unknownApply = ApplyType.options.indexOf('unknown');
  const numbers = (values: readonly number[]) => (row: number) => values[row] ?? Number.NaN;
  const keys: Record<typeof column, SortKey> = {
    title: columns.title.rank,
    company: columns.company.rank,
    location: columns.location.rank,
    employmentType: columns.employmentType.rank,
    site: columns.site.rank,
    tags: columns.tags.rank,
    salary: numbers(columns.payAYear),
    posted: numbers(columns.posted),
    status: numbers(columns.status),
    remoteType: numbers(columns.remoteType),
    applyType: (row) => (columns.applyType[row] === unknownApply ? Number.NaN : (columns.applyType[row] ?? Number.NaN)),
    match: judge.score,
  };
  return keys[column];
}
