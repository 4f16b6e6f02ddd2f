import Papa from 'papaparse';
import type { Job } from '@/domain/job';

/** Columns of the file, in order, and where each value comes from. Parsed values stand beside the page's own words. */
const columns: Record<string, (job: Job) => string | number | null | undefined> = {
  title: (job) => job.title,
  company: (job) => job.company,
  location: (job) => job.location,
  remote_type: (job) => job.remoteType,
  salary_text: (job) => job.salary?.text,
  salary_min: (job) => job.salary?.min,
  salary_max: (job) => job.salary?.max,
  salary_currency: (job) => job.salary?.currency,
  salary_unit: (job) => job.salary?.unit,
  employment_type: (job) => job.employmentType,
  apply_type: (job) => job.applyType,
  apply_url: (job) => job.applyUrl,
  job_url: (job) => job.url,
  posted_date: (job) => job.postedDate,
  posted_text: (job) => job.postedText,
  source_site: (job) => job.site,
  source_job_id: (job) => job.siteJobId,
  found_at: (job) => job.foundAt,
  search_url: (job) => job.searchUrl,
  description: (job) => job.description,
  status: (job) => job.status,
  notes: (job) => job.notes,
};

/** Without it Excel reads UTF-8 as the system's old code page. */
const byteOrderMark = '\uFEFF';

/**
 * Texts that a spreadsheet would run as a formula (OWASP, "CSV Injection"): they begin with = + - @ or their full-width
 * twins, white space before them or not, or with a tab, a return or a null. Plain numbers are left alone.
 */
const formula = /^(?!\s*[+-]?\d+(?:[.,]\d+)*\s*$)(?:[\t\r\0]|\s*[=+\-@＝＋－＠])/;

/** RFC 4180 with CRLF, UTF-8 with BOM; what could be a formula has a single quote in front. */
export function jobsToCsv(jobs: Job[]): string {
  const names = Object.keys(columns);
  const rows = jobs.map((job) => names.map((name) => columns[name]?.(job) ?? ''));
  return byteOrderMark + Papa.unparse({ fields: names, data: rows }, { newline: '\r\n', escapeFormulae: formula });
}

/** `jobtrail-2026-11-21.csv`: the user's own day, in a form that sorts. */
export function csvFileName(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `jobtrail-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
}
