import type { Job } from '@/domain/job/job';
import { protectFormula } from './formula-protection';
import { jobColumns } from './job-columns';
import type { JobsFileFormat } from './jobs-file-format';

/** Tells spreadsheets that the file is UTF-8: Excel would use the machine's own encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** What would end a cell early, and what some readers trim from its ends. */
const needsQuotes = /[",\r\n\uFEFF]|^ | $/;
const header = byteOrderMark + lineOf(jobColumns.map(({ name }) => name));

/** Jobs as CSV (RFC 4180: header, CRLF, doubled quotes), safe to open in a spreadsheet. */
export const csvFile: JobsFileFormat = {
  type: 'text/csv;charset=utf-8',
  begin: header + lineEnd,
  between: lineEnd,
  end: '',
  empty: header,
  // Half a surrogate pair has no UTF-8 bytes: replaced here just as the file would.
  write: (job) => lineOf(rowOf(job)).toWellFormed(),
};

function rowOf(job: Job): string[] {
  return jobColumns.map(({ isOurs, cell }) => (isOurs ? cell(job) : protectFormula(cell(job))));
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
