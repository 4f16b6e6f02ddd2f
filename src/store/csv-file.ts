import Papa from 'papaparse';
import type { Job } from '@/domain/job';
import { jobColumns } from '@/domain/job-columns';
import { protectFormula } from './formula-protection';
import type { JobsFile } from './jobs-file';

/** Tells a spreadsheet that the file is UTF-8: Excel would read it in the machine's own encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
const header = byteOrderMark + linesOf([jobColumns.map(({ name }) => name)]);

/** Jobs as CSV (RFC 4180: header, CRLF, doubled quotes), safe to open in a spreadsheet. */
export const csvFile: JobsFile = {
  type: 'text/csv;charset=utf-8',
  begin: header + lineEnd,
  between: lineEnd,
  end: '',
  empty: header,
  write: (jobs) => linesOf(jobs.map(rowOf)),
};

function rowOf(job: Job): string[] {
  // Half of a surrogate pair has no bytes in UTF-8: what the file would make of it stands in the text too.
  return jobColumns.map(({ isOurs, cell }) => (isOurs ? cell(job) : protectFormula(cell(job))).toWellFormed());
}

function linesOf(rows: string[][]): string {
  return Papa.unparse(rows, { newline: lineEnd, header: false });
}
