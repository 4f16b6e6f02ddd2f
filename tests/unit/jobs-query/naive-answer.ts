import type { Job } from '@/domain/job/job';
import type { JobFilters, JobQuery, JobSort } from '@/domain/job/job-query';
import { duplicateKey } from '@/jobs/identity/text-similarity';
import { matchJob, type ReadCriteria } from '@/jobs/match/match-job';
import { isPartTime, meetsPayFloor, yearlyPay } from '@/jobs/match/match-pay';
import { hasPhrase, padWords, parseSearchTerms } from '@/language/fold/search-text';
import { today } from './job-source-of';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What a query finds, by looking at each whole job: ids in order. The jobs are in the store's order. */
export function naiveAnswer(jobs: readonly Job[], query: JobQuery, criteria: ReadCriteria): string[] {
  const found = jobs.filter(
    (job) =>
      hasAllWords(job, query.text) &&
      passes(job, query.filters, jobs) &&
      (query.filters.kept === 'all' || (query.filters.kept === 'kept') === matchOf(job, criteria).isKept),
  );
  return sorted(found, query.sort, criteria).map(({ id }) => id);
}

const matchOf = ({ description, ...job }: Job, criteria: ReadCriteria) => matchJob(job, description, criteria);

function hasAllWords(job: Job, text: string): boolean {
  const fields = [job.title, job.company, job.location, job.salary?.text, job.employmentType, job.site, job.notes];
  const texts = [...fields, ...job.tags, job.description].map((field) => padWords(field ?? ''));
  return parseSearchTerms(text).every((word) => texts.some((spaced) => hasPhrase(spaced, word)));
}

function passes(job: Job, filters: JobFilters, jobs: readonly Job[]): boolean {
  const { sites, tags, statuses, remoteTypes, applyTypes, salaryFrom, hasDescription, postedWithinDays } = filters;
  const isOneOf = <Value>(values: readonly Value[], value: Value) => values.length === 0 || values.includes(value);
  const daysAgo = (Date.parse('2026-11-22') - Date.parse(job.postedDate ?? '')) / 86_400_000;
  return (
    today >= Date.parse('2026-11-22') &&
    isOneOf(sites, job.site) &&
    (tags.length === 0 || tags.some((tag) => job.tags.includes(tag))) &&
    isOneOf(statuses, job.status) &&
    isOneOf<string | null>(remoteTypes, job.remoteType) &&
    isOneOf(applyTypes, job.applyType) &&
    (!salaryFrom ||
      (job.salary !== null && meetsPayFloor(job.salary, isPartTime(job.employmentType), salaryFrom) === true)) &&
    (hasDescription === null || (job.description !== null) === hasDescription) &&
    (postedWithinDays === null || daysAgo <= postedWithinDays) &&
    (!filters.maybeDuplicate || jobs.some((other) => mayBeSame(job, other)))
  );
}

function mayBeSame(one: Job, other: Job): boolean {
  const likeness = duplicateKey(one);
  return likeness !== '' && likeness === duplicateKey(other) && one.site !== other.site;
}

function sorted(jobs: readonly Job[], sort: JobSort, criteria: ReadCriteria): Job[] {
  if (sort.column === 'found') return sort.isDescending ? [...jobs] : jobs.toReversed();
  const known = jobs.filter((job) => sortValue(job, sort, criteria) !== null);
  const sign = sort.isDescending ? -1 : 1;
  return [
    ...known.toSorted(
      (one, other) => sign * compareValues(sortValue(one, sort, criteria), sortValue(other, sort, criteria)),
    ),
    ...jobs.filter((job) => sortValue(job, sort, criteria) === null),
  ];
}

function sortValue(job: Job, { column }: JobSort, criteria: ReadCriteria): string | number | null {
  if (column === 'match') return matchOf(job, criteria).score;
  if (column === 'salary') return job.salary && yearlyPay(job.salary);
  if (column === 'posted') return job.postedDate;
  if (column === 'tags') return job.tags.join('\n') || null;
  if (column === 'title' || column === 'company' || column === 'location') return job[column] || null;
  throw new Error(`${column} is not compared here`);
}

function compareValues(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compare(String(one), String(other));
}
