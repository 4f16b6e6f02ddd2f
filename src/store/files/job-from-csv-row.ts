import { Job, untouchedJobFields } from '@/domain/job/job';
import { jobKey } from '@/jobs/identity/job-keys';
import { siteOf } from '@/url/canonical-url';
import { splitCell } from './list-cell';
import { searchOfCells } from './search-cells';

/** Why a file's row is not a job: it has no title, or a cell does not fit its column. */
export interface RowRefusal {
  reason: 'no-title' | 'bad-value';
  /** Name of the column (job-columns.ts). */
  column: string;
}

/** A cell's text by column name; empty if the file has no such column. */
export type ReadCell = (column: string) => string;

/** The job in a row of our own table. `now` (ISO 8601 UTC) stands in if the row has no date. */
export function jobFromCsvRow(cell: ReadCell, now: string): { job: Job } | { refusal: RowRefusal } {
  const title = cell('title');
  if (!title.trim()) return { refusal: { reason: 'no-title', column: 'title' } };
  const parsed = Job.safeParse(candidate(cell, title, now));
  if (parsed.success) return { job: { ...parsed.data, key: jobKey(parsed.data) } };
  const [issue] = parsed.error.issues;
  return { refusal: { reason: 'bad-value', column: columnOf(issue?.path.map(String) ?? []) } };
}

/** What is to be checked: every value as in its cell. */
function candidate(cell: ReadCell, title: string, now: string) {
  const foundAt = cell('found_at') || now;
  return {
    ...untouchedJobFields,
    id: crypto.randomUUID(),
    key: '',
    source: 'import',
    runId: null,
    urls: [],
    ...postingOf(cell, title),
    foundAt,
    lastSeenAt: cell('last_seen_at') || foundAt,
    detailsReadAt: cell('details_read_at') || null,
    search: searchOfCells(cell('search_words'), cell('search_filters')),
    status: cell('status') || untouchedJobFields.status,
    skipReason: cell('skip_reason') || null,
    notes: cell('notes'),
    tags: splitCell(cell('tags')),
    editedFields: splitCell(cell('edited_fields')),
  };
}

function postingOf(cell: ReadCell, title: string) {
  const url = cell('job_url') || null;
  return {
    site: cell('source_site') || siteOf(url ?? ''),
    siteJobId: cell('source_job_id') || null,
    url,
    title,
    company: cell('company') || null,
    location: cell('location') || null,
    remoteType: cell('remote_type') || null,
    salary: salaryOf(cell),
    employmentType: cell('employment_type') || null,
    applyType: cell('apply_type') || 'unknown',
    applyUrl: cell('apply_url') || null,
    postedDate: cell('posted_date') || null,
    postedText: cell('posted_text') || null,
    description: cell('description') || null,
    searchUrl: cell('search_url'),
  };
}

const salaryColumns = ['salary_text', 'salary_min', 'salary_max', 'salary_currency', 'salary_unit'];

function salaryOf(cell: ReadCell) {
  if (salaryColumns.every((column) => !cell(column))) return null;
  return {
    text: cell('salary_text'),
    min: numberOf(cell('salary_min')),
    max: numberOf(cell('salary_max')),
    currency: cell('salary_currency') || null,
    unit: cell('salary_unit') || null,
  };
}

/** NaN, which no job accepts, if it is not a number. */
function numberOf(text: string): number | null {
  return text ? Number(text) : null;
}

const namedOtherwise: Record<string, string> = { url: 'job_url', site: 'source_site', siteJobId: 'source_job_id' };

/** The column of a field: `salary.min` is in `salary_min`, `remoteType` in `remote_type`. */
function columnOf(path: string[]): string {
  const [field = '', part] = path;
  if (field === 'salary' && part) return `salary_${part}`;
  return namedOtherwise[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
