import type { JobSummary, Salary } from '@/domain/job';
import type { SalaryUnit } from '@/domain/job-fields';

export const sortColumns = ['found', 'title', 'company', 'location', 'salary', 'posted', 'applyType', 'site'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sort {
  column: SortColumn;
  isDescending: boolean;
}

/** The store's own order: newest run first, and within it as the site had them. */
export const initialSort: Sort = { column: 'found', isDescending: true };

/** How often a unit of pay comes in a year of full-time work: only to put hourly and yearly pay in one order, never shown. */
const perYear: Record<SalaryUnit, number> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

const values: Record<Exclude<SortColumn, 'found'>, (job: JobSummary) => string | number | null> = {
  title: (job) => job.title,
  company: (job) => job.company,
  location: (job) => job.location,
  salary: (job) => job.salary && yearlyPay(job.salary),
  posted: (job) => job.postedDate,
  applyType: (job) => (job.applyType === 'unknown' ? null : job.applyType),
  site: (job) => job.site,
};

/** A sorted copy. Jobs without a value come last either way; equal ones keep their order. */
export function sortJobs(
  jobs: JobSummary[],
  sort: Sort,
  compareTexts: (one: string, other: string) => number,
): JobSummary[] {
  if (sort.column === 'found') return sort.isDescending ? jobs : jobs.toReversed();
  const read = values[sort.column];
  const sign = sort.isDescending ? -1 : 1;
  return jobs
    .map((job) => ({ job, value: read(job) }))
    .sort(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
      return sign * compareTexts(String(one), String(other));
    })
    .map(({ job }) => job);
}

function yearlyPay({ min, max, unit }: Salary): number | null {
  const amount = min ?? max;
  return amount === null ? null : amount * (unit ? perYear[unit] : 1);
}
