import { JobStatus, type JobSummary } from '@/domain/job/job';
import { ApplyType, RemoteType, SalaryUnit } from '@/domain/job/job-fields';
import { isPartTime, yearlyPay } from '@/jobs/match/match-pay';
import { padWords } from '@/language/fold/search-text';
import { createTextColumn, type TextColumn } from '@/search/text-column';
import type { ListedJob } from '@/store/database/stored-job';

/** What is needed to search, filter, sort and score jobs: columns indexed by job (its row), instead of whole jobs. */
export interface RowColumns {
  /** Rows ever created, including those of jobs that are gone. */
  readonly length: number;
  /** Increases with every change. */
  readonly version: number;
  readonly ids: readonly string[];
  /** Listed rows in the store's order. */
  inStoreOrder(): readonly number[];
  isListed(row: number): boolean;
  rowOf(id: string): number | undefined;
  readonly columns: JobColumns;
  put(job: ListedJob): number;
  remove(row: number): void;
}

/** Numbers are NaN if the job does not say, unless noted. */
export interface JobColumns {
  title: TextColumn;
  company: TextColumn;
  location: TextColumn;
  employmentType: TextColumn;
  site: TextColumn;
  /** A job's tags, joined. */
  tags: TextColumn;
  /** Equal for jobs that may be the same. */
  likeness: TextColumn;
  currency: TextColumn;
  /** Indexes into the options of their schemas. */
  status: number[];
  applyType: number[];
  remoteType: number[];
  payUnit: number[];
  payMin: number[];
  payMax: number[];
  payAYear: number[];
  isPartTime: boolean[];
  /** Days since 1970. */
  posted: number[];
  hasDescription: boolean[];
  /** The words of title, company and the rest, each part followed by a bar. */
  words: string[];
  /** Where the title and the company end in `words`. */
  titleEnd: number[];
  companyEnd: number[];
  distinctFrom: (readonly string[] | undefined)[];
}

/** Not part of any tag. */
const tagSeparator = '\n';

export const tagsOfColumn = (joined: string): string[] => joined.split(tagSeparator);

export function createRowColumns(collator: Intl.Collator): RowColumns {
  const ids: string[] = [];
  const orders: string[] = [];
  const listed: boolean[] = [];
  const rowById = new Map<string, number>();
  const columns = createColumns(collator);
  let version = 0;
  let sequence: number[] | null = null;
  const rowFor = (id: string) => {
    const known = rowById.get(id);
    if (known !== undefined) return known;
    rowById.set(id, ids.length);
    return ids.push(id) - 1;
  };
  const changed = () => {
    version += 1;
    sequence = null;
  };
  return {
    ids,
    columns,
    get length() {
      return ids.length;
    },
    get version() {
      return version;
    },
    inStoreOrder() {
      // Almost sorted already: jobs are read in this order.
      sequence ??= [...ids.keys()]
        .filter((row) => listed[row])
        .sort((one, other) => ((orders[one] ?? '') < (orders[other] ?? '') ? -1 : 1));
      return sequence;
    },
    isListed: (row) => listed[row] ?? false,
    rowOf(id) {
      const row = rowById.get(id);
      return row !== undefined && listed[row] ? row : undefined;
    },
    put(job) {
      const row = rowFor(job.id);
      orders[row] = job.order;
      listed[row] = true;
      setColumns(columns, row, job);
      changed();
      return row;
    },
    remove(row) {
      listed[row] = false;
      changed();
    },
  };
}

function createColumns(collator: Intl.Collator): JobColumns {
  const texts = () => createTextColumn(collator);
  return {
    title: texts(),
    company: texts(),
    location: texts(),
    employmentType: texts(),
    site: texts(),
    tags: texts(),
    likeness: texts(),
    currency: texts(),
    status: [],
    applyType: [],
    remoteType: [],
    payUnit: [],
    payMin: [],
    payMax: [],
    payAYear: [],
    isPartTime: [],
    posted: [],
    hasDescription: [],
    words: [],
    titleEnd: [],
    companyEnd: [],
    distinctFrom: [],
  };
}

function setColumns(columns: JobColumns, row: number, job: ListedJob): void {
  const { salary } = job;
  columns.title.set(row, job.title);
  columns.company.set(row, job.company);
  columns.location.set(row, job.location);
  columns.employmentType.set(row, job.employmentType);
  columns.site.set(row, job.site);
  columns.tags.set(row, job.tags.join(tagSeparator));
  columns.likeness.set(row, job.likeness);
  columns.currency.set(row, salary?.currency ?? null);
  columns.status[row] = JobStatus.options.indexOf(job.status);
  columns.applyType[row] = ApplyType.options.indexOf(job.applyType);
  columns.remoteType[row] = job.remoteType ? RemoteType.options.indexOf(job.remoteType) : Number.NaN;
  columns.payUnit[row] = salary?.unit ? SalaryUnit.options.indexOf(salary.unit) : Number.NaN;
  columns.payMin[row] = salary?.min ?? Number.NaN;
  columns.payMax[row] = salary?.max ?? Number.NaN;
  columns.payAYear[row] = (salary && yearlyPay(salary)) ?? Number.NaN;
  columns.isPartTime[row] = isPartTime(job.employmentType);
  columns.posted[row] = job.postedDate === null ? Number.NaN : dayNumber(Date.parse(job.postedDate));
  columns.hasDescription[row] = job.hasDescription;
  columns.distinctFrom[row] = job.distinctFrom.length > 0 ? job.distinctFrom : undefined;
  setWords(columns, row, job);
}

/** Days since 1970 (UTC). */
export const dayNumber = (moment: number): number => Math.floor(moment / 86_400_000);

function setWords(columns: JobColumns, row: number, job: JobSummary): void {
  const rest = [job.location, job.salary?.text, job.employmentType, job.site, ...job.tags, job.notes];
  const parts = [job.title, job.company ?? '', ...rest.filter((text) => text)].map((text) => padWords(text ?? ''));
  columns.titleEnd[row] = parts[0]?.length ?? 0;
  columns.companyEnd[row] = (parts[0]?.length ?? 0) + 1 + (parts[1]?.length ?? 0);
  columns.words[row] = parts.join('|');
}
