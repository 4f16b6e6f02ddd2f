import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { unprotectFormula } from '@/store/files/formula-protection';
import { csvOf } from './csv-of';
import { anyText, hostileText } from './csv-texts';
import { sampleJob } from './sample-job';

const hostile = hostileText.map((text) => text.toWellFormed());
const text = anyText.map((each) => each.toWellFormed());

/** Cells by column, as a spreadsheet or a script reads the file. */
function readBack(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true });
  expect(errors).toEqual([]);
  return data;
}

describe('csvParts', () => {
  it('gives back every text of every job', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 }), async (rows) => {
        const jobs = rows.map(([title, company, description]) => sampleJob({ title, company, description }));
        const cells = readBack(csvOf(jobs));
        const texts = cells.map((row) =>
          [row.title, row.company, row.description].map((cell) => unprotectFormula(String(cell))),
        );
        expect(texts).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('has quotes where Papa Parse sets them', () => {
    fc.assert(
      fc.property(text, (title) => {
        const csv = csvOf([sampleJob({ title })]);
        const rows = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data;
        // Reading takes the mark of UTF-8 away.
        expect(csv.slice(1)).toBe(Papa.unparse(rows, { newline: '\r\n' }));
      }),
      { numRuns: 300 },
    );
  });

  it('has no cell of text that a spreadsheet runs', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (title) => {
        const [row] = readBack(csvOf([sampleJob({ title })]));
        const isNumber = /^[+-]?\d+(?:[.,]\d+)*$/.test(title);
        expect(isNumber || !/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\0]/.test(String(row?.title))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  /** A dash, a space and words compute nothing. */
  const isListItem = /^ ?-+ [^=+@(!|]*$/;

  it('has none where the spreadsheet parts cells by another sign', () => {
    const inside = fc.tuple(
      text,
      fc.constantFrom(';', '\t', '|', '\n', '; '),
      fc.constantFrom('=1+1', '@SUM(1)', "+cmd|'", '-2+cmd'),
    );
    fc.assert(
      fc.property(inside, (parts) => {
        const csv = csvOf([sampleJob({ title: parts.join(''), salary: null })]);
        for (const delimiter of [';', '\t', '|']) {
          const cells = Papa.parse<string[]>(csv, { delimiter, quoteChar: '\0' }).data.flat();
          const runs = (cell: string) => /^[\s\0]*[=+\-@](?![\d.,]*$)/.test(cell) && !isListItem.test(cell);
          expect(cells.filter(runs)).toEqual([]);
        }
      }),
      { examples: [[['\r\n-7;', '', '=1+1']], [['a|-7', ';', '=1+1']]] },
    );
  });

  it('leaves the lines of a list in a posting as they are', () => {
    const description = 'You will\n- sew\n- iron, in Berlin; - mend';
    expect(readBack(csvOf([sampleJob({ description })])).map((row) => row.description)).toEqual([description]);
  });

  it('begins with the mark of UTF-8 and a header, and ends lines with CRLF', async () => {
    const csv = csvOf([sampleJob({ title: 'A, "B"' })]);
    const [header, row, ...rest] = csv.split('\r\n');
    expect(header).toBe(
      '\uFEFFtitle,company,location,remote_type,salary_text,salary_min,salary_max,salary_currency,salary_unit,employment_type,apply_type,apply_url,job_url,posted_date,posted_text,source_site,source_job_id,found_at,search_url,description,status,notes,tags,skip_reason,last_seen_at,details_read_at,search_words,search_filters,edited_fields',
    );
    expect(row?.startsWith('"A, ""B""",Acme,Berlin,')).toBe(true);
    expect(rest).toEqual([]);
  });

  it('leaves what is unknown empty and numbers as numbers', async () => {
    const salary = { text: '-5', min: -5, max: null, currency: null, unit: null };
    const [row] = readBack(csvOf([sampleJob({ salary, postedDate: null, title: '+49 30' })]));
    expect(row).toMatchObject({
      salary_text: '-5',
      salary_min: '-5',
      salary_max: '',
      salary_currency: '',
      posted_date: '',
    });
    expect(row?.title).toBe("'+49 30");
  });
});
