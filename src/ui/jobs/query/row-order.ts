import { ApplyType } from '@/domain/job-fields';
import type { JobColumnName, JobSort } from '@/domain/job-query';
import type { JobColumns, JobRows } from './job-rows';
import type { Judge } from './judge';

/** Listed rows in the order of a column. Those without a value come last either way; equal ones keep the store's order. */
export function orderRows(sort: JobSort, rows: JobRows, judge: Judge): readonly number[] {
  const stored = rows.inStoreOrder();
  if (sort.column === 'found') return sort.isDescending ? stored : stored.toReversed();
  const key = sortKey(sort.column, rows.columns, judge);
  const keys = new Float64Array(rows.length);
  for (const row of stored) keys[row] = key(row);
  const isKnown = (row: number) => !Number.isNaN(keys[row]);
  const known = sortedBy(keys, stored.filter(isKnown), sort.isDescending);
  return known.concat(stored.filter((row) => !isKnown(row)));
}

/** More rows than there can be. */
const rowRange = 2 ** 24;

/**
 * The rows by their keys, equal ones as they were. Key and place are sorted as one number: numbers alone are sorted many times as
 * fast as by a function that compares.
 */
function sortedBy(keys: Float64Array, rows: readonly number[], isDescending: boolean): number[] {
  const values = new Float64Array(new Set(rows.map((row) => keys[row] ?? 0))).sort();
  if (isDescending) values.reverse();
  const rankByKey = new Map([...values].map((key, rank) => [key, rank]));
  const packed = Float64Array.from(rows, (row, place) => (rankByKey.get(keys[row] ?? 0) ?? 0) * rowRange + place);
  return Array.from(packed.sort(), (number) => rows[number % rowRange] ?? 0);
}

type SortKey = (row: number) => number;

function sortKey(column: Exclude<JobColumnName, 'found'>, columns: JobColumns, judge: Judge): SortKey {
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
