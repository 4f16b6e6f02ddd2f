import Papa from 'papaparse';
import type { Job } from '@/domain/job';
import { jobColumns } from '@/domain/job-columns';
import { protectFormula } from './formula-protection';

/** Tells a spreadsheet that the file is UTF-8: Excel would read it in the machine's own encoding. */
const byteOrderMark = '\uFEFF';

/** The jobs as CSV (RFC 4180: header, CRLF, doubled quotes), safe to open in a spreadsheet. */
export function jobsToCsv(jobs: readonly Job[]): string {
  const header = jobColumns.map(({ name }) => name);
  const rows = jobs.map((job) =>
    jobColumns.map(({ isOurs, cell }) => (isOurs ? cell(job) : protectFormula(cell(job)))),
  );
  return byteOrderMark + Papa.unparse([header, ...rows], { newline: '\r\n', header: false });
}
