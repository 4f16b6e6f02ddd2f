import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportJobInput } from '@/agents/extractor/extractor';
import { readReport, textAsWritten } from '@/agents/extractor/read-report';
import { postingFields, postingInput, postingText } from './sample-posting';

const report: ReportJobInput = {
  title: 'Senior Nurse (m/f/d)',
  company: 'Stadtklinik Kiel gGmbH',
  location: 'Kiel, Germany (Hybrid)',
  salary: '€4,200 - €4,800 per month',
  applyLink: 3,
  applyType: 'external',
  postedDate: 'posted 3 days ago',
  description: { firstLine: 7, lastLine: 11 },
  employmentType: 'full-time',
  remoteType: 'hybrid',
  siteJobId: 'R-20417',
  postingLink: null,
};
const read = (changes: Partial<ReportJobInput>) => readReport(postingInput(), { ...report, ...changes });

describe('a report as fields', () => {
  it('has the words as the page writes them, addresses by number, and the description cut out of the text', () => {
    expect(read({})).toEqual({
      ...postingFields,
      description: [
        'We are looking for a nurse who takes good care of the patients of our ward, day and night, with a team of twenty people.',
        'Your tasks',
        'Care for patients before and after surgery, and write down how they are.',
        'Your profile',
        'You have finished your training as a nurse, and you like to work in shifts. See how to apply.',
      ].join('\n'),
    });
  });

  it.each<[string, Partial<ReportJobInput>, string]>([
    ['words that stand nowhere', { company: 'Acme' }, 'company'],
    ['words that are part of others', { location: 'Ki' }, 'location'],
    ['a salary that was worked out', { salary: '€50,400 a year' }, 'salaryText'],
    ['a translation', { employmentType: 'Vollzeit' }, 'employmentType'],
    ['a link that there is not', { applyLink: 9 }, 'applyUrl'],
    ['an id that stands nowhere', { siteJobId: '20418' }, 'siteJobId'],
    ['an id of several words', { siteJobId: 'Senior Nurse' }, 'siteJobId'],
    ['lines that there are not', { description: { firstLine: 40, lastLine: 50 } }, 'description'],
    ['lines the wrong way round', { description: { firstLine: 9, lastLine: 7 } }, 'description'],
    ['no title', { title: '' }, 'title'],
    ['what is not known', { applyType: 'unknown' }, 'applyType'],
  ])('leaves out %s', (_what, changes, field) => {
    expect(read(changes)).not.toHaveProperty(field);
  });

  it('has the id that stands in an address, and no address that is none of the web', () => {
    expect(read({ siteJobId: '77' }).siteJobId).toBe('77');
    const links = [{ number: 1, text: 'Apply', url: 'javascript:apply()' }];
    expect(readReport(postingInput({ links }), { ...report, applyLink: 1 })).not.toHaveProperty('applyUrl');
  });

  it('says nothing of where one works if the text does not', () => {
    const text = 'Nurse\nKiel';
    expect(readReport(postingInput({ text }), report)).not.toHaveProperty('remoteType');
  });

  it('has what only the row said, and no description of a row', () => {
    const input = postingInput({ part: 'row', text: 'Senior Nurse (m/f/d)', known: { company: 'Elbe Care' } });
    const fields = readReport(input, { ...report, company: 'Elbe Care', description: { firstLine: 1, lastLine: 1 } });
    expect(fields).toMatchObject({ title: 'Senior Nurse (m/f/d)', company: 'Elbe Care' });
    expect(fields).not.toHaveProperty('description');
  });

  it('never has words that were not shown', () => {
    const words = fc.oneof(fc.string(), fc.constantFrom(...postingText.split(/(?<=\n)|\b/)));
    fc.assert(
      fc.property(words, words, words, (title, company, siteJobId) => {
        const fields = read({ title, company, siteJobId });
        const shown = `${postingText} ${postingInput().page.title}`.replace(/\s+/g, ' ').toLowerCase();
        for (const value of [fields.title, fields.company]) expect(shown).toContain((value ?? '').toLowerCase());
        expect(`${shown} ${JSON.stringify(postingInput().links)}`).toContain((fields.siteJobId ?? '').toLowerCase());
      }),
    );
  });
});

describe('a text as it is written', () => {
  it.each([
    ["l'équipe  data", 'Rejoins L’équipe\n Data !', 'L’équipe Data'],
    ['C++', 'Developer (C++), Berlin', 'C++'],
    ['東京', '勤務地東京都', '東京'],
    ['(m/w/d)', 'Koch (m/w/d)', '(m/w/d)'],
  ])('finds %s', (value, text, expected) => {
    expect(textAsWritten(value, text)).toBe(expected);
  });

  it.each([
    ['US', 'Business'],
    ['', 'Anything'],
    [' ', 'Any thing'],
    ['1', '2026-11-12'],
  ])('does not find “%s”', (value, text) => {
    expect(textAsWritten(value, text)).toBeNull();
  });
});
