import { JobStatus } from '@/domain/job/job';
import { ApplyType, RemoteType } from '@/domain/job/job-fields';
import type { JobFilters } from '@/domain/job/job-query';
import type { LikenessGroups } from '@/search/likeness-groups';
import { rowMeetsPayFloor } from '@/search/pay-of-row';
import { dayNumber, type RowColumns, tagsOfColumn } from '@/search/row-columns';

type RowTest = (row: number) => boolean;

/** Whether a row passes all filters except `kept`. `now`: milliseconds. */
export function createRowFilter(
  filters: JobFilters,
  rows: RowColumns,
  groups: () => LikenessGroups,
  now: number,
): RowTest {
  const tests = [...textTests(filters, rows), ...optionTests(filters, rows), ...moreTests(filters, rows, groups, now)];
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}

function textTests({ sites, tags }: JobFilters, { columns }: RowColumns): RowTest[] {
  const siteCodes = new Set(sites.map((site) => columns.site.codeOf(site)));
  const isTagged = new Map(
    columns.tags.texts.map((joined, code) => [code, tagsOfColumn(joined).some((tag) => tags.includes(tag))]),
  );
  return [
    ...(sites.length > 0 ? [(row: number) => siteCodes.has(columns.site.code(row))] : []),
    ...(tags.length > 0 ? [(row: number) => isTagged.get(columns.tags.code(row)) ?? false] : []),
  ];
}

function optionTests({ statuses, applyTypes, remoteTypes }: JobFilters, { columns }: RowColumns): RowTest[] {
  return [
    ...oneOf(statuses, JobStatus.options, columns.status),
    ...oneOf(applyTypes, ApplyType.options, columns.applyType),
    ...oneOf(remoteTypes, RemoteType.options, columns.remoteType),
  ];
}

function oneOf<Option>(chosen: readonly Option[], options: readonly Option[], column: readonly number[]): RowTest[] {
  if (chosen.length === 0) return [];
  const isChosen = options.map((option) => chosen.includes(option));
  return [(row) => isChosen[column[row] ?? -1] ?? false];
}

function moreTests(
  { salaryFrom, postedWithinDays, hasDescription, maybeDuplicate }: JobFilters,
  rows: RowColumns,
  groups: () => LikenessGroups,
  now: number,
): RowTest[] {
  const { columns } = rows;
  const tests: RowTest[] = [];
  if (salaryFrom) tests.push((row) => rowMeetsPayFloor(rows, row, salaryFrom) ?? false);
  if (postedWithinDays !== null) {
    const first = dayNumber(now) - postedWithinDays;
    tests.push((row) => (columns.posted[row] ?? Number.NaN) >= first);
  }
  if (hasDescription !== null) tests.push((row) => columns.hasDescription[row] === hasDescription);
  if (maybeDuplicate) {
    const { alike } = groups();
    tests.push((row) => alike(row).length > 0);
  }
  return tests;
}
