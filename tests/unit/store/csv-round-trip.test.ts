import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Job } from '@/domain/job/job';
import { importCsv } from '@/store/files/import-csv';
import { anyJob } from './any-job';
import { csvOf } from './csv-of';
import { sampleJob } from './sample-job';

const now = '2026-11-22T10:00:00.000Z';

/** What an import of the text gives to the store, and tells. */
async function importOf(file: string | Blob) {
  const jobs: Job[] = [];
  const addMany = async (added: readonly Job[]) => {
    jobs.push(...added);
    return added.map((job) => ({ job, outcome: 'new' as const }));
  };
  return { report: await importCsv({ addMany }, file, now), jobs };
}

/** A job as the file knows it: no identity but what follows from its fields, and no half of a surrogate pair. */
function inFile({ id: _id, key: _key, ...job }: Job): unknown {
  return JSON.parse(JSON.stringify(job), (_name, value) => (typeof value === 'string' ? value.toWellFormed() : value));
}

describe('a table of jobs', () => {
  it('comes back whole, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyJob, { minLength: 1, maxLength: 4 }), async (jobs) => {
        const csv = csvOf(jobs);
        const { report, jobs: back } = await importOf(csv);
        expect(report).toEqual({ added: jobs.length, known: 0, refused: [] });
        expect(back.map(inFile)).toEqual(jobs.map(inFile));
        expect(csvOf(back)).toBe(csv);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back from the bytes of its file as from its text', async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, async (job) => {
        const { jobs } = await importOf(new Blob([csvOf([job])]));
        expect(jobs.map(inFile)).toEqual([inFile(job)]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [';', '\r\n'],
    ['\t', '\n'],
    [',', '\r'],
  ])('is read as a spreadsheet saves it, with %j and %j', async (delimiter, newline) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyJob, { minLength: 1, maxLength: 3 }), async (jobs) => {
        const rows = Papa.parse<string[]>(csvOf(jobs), { delimiter: ',', newline: '\r\n' }).data;
        const saved = Papa.unparse(rows, { delimiter, newline });
        const { report, jobs: back } = await importOf(`\uFEFF${saved}${newline}`);
        expect(report.refused).toEqual([]);
        expect(back.map(inFile)).toEqual(jobs.map(inFile));
      }),
      { numRuns: 60 },
    );
  });

  it('is read beyond what is parsed at a time, though one cell is longer than that', async () => {
    const long = 'Line "one"\r\n'.repeat(300_000);
    const jobs = [
      sampleJob({ description: long }),
      ...Array.from({ length: 2500 }, () => sampleJob({ description: 'Bread\n' })),
    ];
    const { report, jobs: back } = await importOf(csvOf(jobs));
    expect(report.added).toBe(2501);
    expect(back[0]?.description).toBe(long);
  });
});

describe('a row that is no job', () => {
  it('is told with its number and its column, and the others come in', async () => {
    const csv =
      'company,title,status,salary_min\r\nA,Baker,saved,\r\n\r\nB,,,\r\nC,Cook,dreaming,\r\nD,Driver,,lots\r\nE,"Cook\r\n';
    const { report, jobs } = await importOf(csv);
    expect(jobs.map(({ title, company, foundAt }) => [title, company, foundAt])).toEqual([['Baker', 'A', now]]);
    expect(report.refused).toEqual([
      { line: 4, reason: 'no-title', column: 'title' },
      { line: 5, reason: 'bad-value', column: 'status' },
      { line: 6, reason: 'bad-value', column: 'salary_min' },
      { line: 7, reason: 'broken', column: null },
    ]);
  });

  it('is told where the file is none of ours', async () => {
    const { report } = await importOf('name,salary\r\nBaker,5\r\n');
    expect(report).toEqual({ added: 0, known: 0, refused: [{ line: 1, reason: 'not-ours', column: null }] });
  });
});
