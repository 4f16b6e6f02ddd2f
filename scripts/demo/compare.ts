import Papa from 'papaparse';
import type { ExpectedJob } from '../../tests/sites/board/truth';

type CsvRow = Record<string, string>;

/** Columns of the CSV beside what they must hold. Formula protection puts a quote before texts that look like formulas. */
const columns: Record<string, (job: ExpectedJob) => string> = {
  title: ({ title }) => title,
  company: ({ company }) => company,
  location: ({ location }) => location,
  salary_text: ({ salaryText }) => salaryText ?? '',
  apply_type: ({ applyType }) => applyType,
  // One applies on the board itself where no address leads elsewhere.
  apply_url: ({ applyUrl, url }) => applyUrl ?? url,
  job_url: ({ url }) => url,
  posted_text: ({ postedText }) => postedText,
  posted_date: ({ postedDate }) => postedDate ?? '',
  employment_type: ({ employmentType }) => employmentType ?? '',
  source_job_id: ({ siteJobId }) => siteJobId,
  description: ({ description }) => description,
};

/** Prints the jobs found and what is wrong with them; true if every expected job is there once, each field exact. */
export function compareWithTruth(csv: string, expected: readonly ExpectedJob[]): boolean {
  const { data } = Papa.parse<CsvRow>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true });
  console.table(
    data.map((row) =>
      Object.fromEntries(
        ['title', 'company', 'location', 'salary_text', 'apply_type'].map((name) => [name, shorten(row[name])]),
      ),
    ),
  );
  const problems = [...missing(data, expected), ...expected.flatMap((job) => differences(data, job))];
  for (const problem of problems.slice(0, 20)) console.log(`✘ ${problem}`);
  const count = new Set(data.map(({ source_job_id }) => source_job_id)).size;
  console.log(`• ${count} of ${expected.length} jobs collected, ${problems.length} problems.`);
  return problems.length === 0 && data.length === expected.length;
}

function missing(rows: CsvRow[], expected: readonly ExpectedJob[]): string[] {
  const found = rows.map(({ source_job_id }) => source_job_id);
  const absent = expected.filter(({ siteJobId }) => !found.includes(siteJobId)).map(({ title }) => `missing: ${title}`);
  const extra = found.filter(
    (id, index) => found.indexOf(id) !== index || !expected.some(({ siteJobId }) => siteJobId === id),
  );
  return [...absent, ...extra.map((id) => `not expected, or twice: ${id}`)];
}

function differences(rows: CsvRow[], job: ExpectedJob): string[] {
  const row = rows.find(({ source_job_id }) => source_job_id === job.siteJobId);
  if (!row) return [];
  return Object.entries(columns)
    .filter(([column, read]) => fold(row[column]) !== fold(read(job)))
    .map(([column, read]) => `${job.title}: ${column} is "${shorten(row[column])}", expected "${shorten(read(job))}"`);
}

function fold(text: string | undefined): string {
  return (text ?? '')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string | undefined): string {
  const folded = fold(text);
  return folded.length > 40 ? `${folded.slice(0, 39)}…` : folded;
}
