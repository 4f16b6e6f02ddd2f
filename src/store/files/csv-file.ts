import type { Job } from '@/domain/job/job';
import { byteOrderMark, csvLine, lineEnd } from './csv-line';
import { protectFormula } from './formula-protection';
import { jobColumns } from './job-columns';
import type { JobsFileFormat } from './jobs-file-format';

const header = byteOrderMark + csvLine(jobColumns.map(({ name }) => name));

/** Jobs as CSV (RFC 4180: header, CRLF, doubled quotes), safe to open in a spreadsheet. */
export const csvFile: JobsFileFormat = {
  type: 'text/csv;charset=utf-8',
  begin: header + lineEnd,
  between: lineEnd,
  end: '',
  empty: header,
  write: (job) => csvLine(rowOf(job)),
};

function rowOf(job: Job): string[] {
  return jobColumns.map(({ isOurs, cell }) => (isOurs ? cell(job) : protectFormula(cell(job))));
}
