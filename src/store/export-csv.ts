import Papa from 'papaparse';
import type { Job } from '@/domain/job';
import { jobColumns } from '@/domain/job-columns';
import { protectFormula } from './formula-protection';
import { inChunks, type JobsById } from './jobs-in-chunks';

/** Tells a spreadsheet that the file is UTF-8: Excel would read it in the machine's own encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/**
 * The jobs as CSV (RFC 4180: header, CRLF, doubled quotes), safe to open in a spreadsheet, in parts that follow each other. Only
 * one part's jobs are in memory at a time.
 */
export async function* csvParts(jobs: JobsById, ids: readonly string[]): AsyncGenerator<string> {
  yield byteOrderMark + linesOf([jobColumns.map(({ name }) => name)]);
  for await (const chunk of inChunks(jobs, ids)) yield lineEnd + linesOf(chunk.map(rowOf));
}

function rowOf(job: Job): string[] {
  // Half of a surrogate pair has no bytes in UTF-8: what the file would make of it stands in the text too.
  return jobColumns.map(({ isOurs, cell }) => (isOurs ? cell(job) : protectFormula(cell(job))).toWellFormed());
}

function linesOf(rows: string[][]): string {
  return Papa.unparse(rows, { newline: lineEnd, header: false });
}
