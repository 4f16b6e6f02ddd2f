import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { jobColumns } from '@/store/files/job-columns';
import { anyJob } from './any-job';
import { csvOf } from './csv-of';
import { anyText } from './csv-texts';
import { hasLibreOffice, savedByLibreOffice } from './libreoffice';
import { sampleJob } from './sample-job';

/** Which texts are tried is the same at every run: what LibreOffice makes of a number is not what is tested. */
const seed = 4;

/** A cell as a spreadsheet holds it: one kind of line end (the other kinds count as one or two of it), no NUL. */
function asCell(text: string): string {
  return text.replaceAll('\0', '').replace(/[\r\n]+/g, '\n');
}

function rowsOf(csv: string, newline: '\n' | '\r\n'): string[][] {
  return Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ',', newline, skipEmptyLines: true }).data;
}

/** The cells of text: numbers and dates of ours are numbers and dates to a spreadsheet too. */
function textsOf(row: string[]): string[] {
  return row.filter((_cell, index) => !jobColumns[index]?.isOurs).map(asCell);
}

// Needs LibreOffice Calc on the machine: without it nothing is tested here.
describe.skipIf(!hasLibreOffice())('LibreOffice', () => {
  it('shows every text as it is in the file, and runs none', { timeout: 120_000 }, async () => {
    const titles = fc.sample(anyText, { seed, numRuns: 400 }).map((title) => sampleJob({ title }));
    const csv = csvOf([...titles, ...fc.sample(anyJob, { seed, numRuns: 100 })]);
    const unprotected = '\r\n=1+1';
    const saved = rowsOf(savedByLibreOffice(csv + unprotected), '\n');
    const [control] = saved.splice(-1);
    expect(control?.[0]).toBe('2');
    expect(saved.map(textsOf)).toEqual(rowsOf(csv, '\r\n').map(textsOf));
  });
});
