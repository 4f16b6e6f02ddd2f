import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Job } from '@/domain/job';
import { csvFileName, jobsToCsv } from '@/ui/jobs/jobs-csv';

const job: Job = {
  id: '00000000-0000-4000-8000-000000000001',
  site: 'jobs.example.com',
  siteJobId: '42',
  key: 'id:jobs.example.com/42',
  url: 'https://jobs.example.com/42',
  title: 'Köchin, "Alte Post"',
  company: 'Alte Post',
  location: 'Graz',
  remoteType: null,
  salary: { text: '2.400 €', min: 2400, max: null, currency: 'EUR', unit: 'MONTH' },
  employmentType: null,
  applyType: 'unknown',
  applyUrl: null,
  postedDate: null,
  postedText: '30+ days ago',
  description: 'First line\nsecond line',
  searchUrl: 'https://jobs.example.com/?q=koch',
  foundAt: '2026-11-21T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  detailsReadAt: null,
  runId: '00000000-0000-4000-8000-000000000002',
  status: 'saved',
  notes: '',
  deletedAt: null,
};

const read = (csv: string) => Papa.parse<Record<string, string>>(csv.slice(1), { header: true, newline: '\r\n' });

describe('jobsToCsv', () => {
  it('begins with a byte order mark and ends its lines with CRLF', () => {
    const csv = jobsToCsv([{ ...job, description: null }]);
    expect(csv.startsWith('\uFEFFtitle,company,location,remote_type,salary_text,salary_min,')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(2);
  });

  it('keeps the raw text beside each parsed value, and invents none', () => {
    expect(read(jobsToCsv([job])).data[0]).toMatchObject({
      title: 'Köchin, "Alte Post"',
      salary_text: '2.400 €',
      salary_min: '2400',
      salary_max: '',
      posted_text: '30+ days ago',
      posted_date: '',
      description: 'First line\nsecond line',
    });
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '＠x', '\r=1'])(
    'takes the sting out of %j',
    (title) => {
      expect(read(jobsToCsv([{ ...job, title }])).data[0]?.title).toBe(`'${title}`);
    },
  );

  it.each(['-5', '+49', '-1,5', 'C++ = fun', 'a@b.example', '12-15'])('leaves %j alone', (title) => {
    expect(read(jobsToCsv([{ ...job, title }])).data[0]?.title).toBe(title);
  });

  it('never lets a cell begin like a formula, and always has as many columns', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (titles) => {
        const { data, errors } = read(jobsToCsv(titles.map((title) => ({ ...job, title }))));
        expect(errors.filter(({ type }) => type === 'FieldMismatch')).toEqual([]);
        expect(data.map(({ title }) => title?.replace(/^'/, ''))).toEqual(
          titles.map((title) => title.replace(/^'/, '')),
        );
        expect(data.filter(({ title }) => /^\s*[=@]/.test(title ?? ''))).toEqual([]);
      }),
    );
  });
});

describe('csvFileName', () => {
  it('says the day in the user’s own time', () => {
    expect(csvFileName(new Date(2026, 0, 5, 23, 59))).toBe('jobtrail-2026-01-05.csv');
  });
});
