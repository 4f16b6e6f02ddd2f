import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const prose = postingLine(
  'You weld gates and stairs in our workshop by day, look after the machines, and teach those who are new with us.',
);

function read(heading: string, pageTitle: string, siteName: string | null = null) {
  const lines = [postingLine(heading, { level: 1 }), prose];
  return readPostingLines(lines, { names: { titles: [pageTitle], siteName }, spoken: [] }).fields;
}

describe('the company in what a page is called', () => {
  it.each([
    ['Welder', 'Welder - Jobs - Steelform'],
    ['Welder', 'Welder - Sheffield - Gate Makers North'],
    ['Teamlead Metalwork', 'Teamlead Metalwork - Careers - Steelform'],
    ['Welder', 'Welder » Steelform'],
    ['Welder', 'Steelform « Welder'],
    ['Welder', 'Welder › Careers › Steelform'],
  ])('of %s stands in “%s”', (heading, title) => {
    const { title: job, company } = read(heading, title);
    expect({ job, company }).toEqual({ job: heading, company: /Steelform|Gate Makers North/.exec(title)?.[0] });
  });

  it.each([
    'Welder at Steelform in Leeds',
    'Welder in Leeds at Steelform | Jobs North',
    'Schweißer bei Steelform in Ulm',
    'Soudeur chez Steelform',
    'Steelform sucht Schweißer',
    'Steelform szuka: Spawacz',
    'Welder job in Leeds | Steelform',
  ])('is said in words: “%s”', (title) => {
    const [job = ''] = /Welder|Schweißer|Soudeur|Spawacz/.exec(title) ?? [];
    expect(read(job, title).company).toBe('Steelform');
  });

  it('is none of two names', () => {
    expect(read('Welder', 'Welder - Steelform - Gate Makers North').company).toBeUndefined();
  });
});

describe('the site in a title', () => {
  const foot = { ...postingLine('© 2026 Steelform Ltd'), surroundings: 'navigation' as const };
  const readAt = (heading: string) => {
    const names = { titles: [heading], siteName: 'Steelform', addresses: ['https://steelform.example/welder'] };
    return readPostingLines([postingLine(heading, { level: 1 }), prose, foot], { names, spoken: [] }).fields;
  };

  it.each(['Welder – Steelform', 'Steelform: Welder', 'Welder at Steelform', 'Steelform | Welder'])(
    'is cut from “%s”',
    (heading) => {
      const { title, company } = readAt(heading);
      expect(title).toBe('Welder');
      expect(company).toMatch(/^Steelform( Ltd)?$/);
    },
  );

  it.each(['Welder – Night shift', 'Welder at our Steelform works', 'Head of Steelform'])(
    'is left in “%s”',
    (heading) => {
      expect(readAt(heading).title).toBe(heading);
    },
  );
});

it('is called so beside words that say nothing of the posting', () => {
  const lines = [
    postingLine('Detalhes da Vaga', { level: 1 }),
    postingLine('Auxiliar Contábil - TOK Contábil'),
    postingLine('📋 Requisitos', { level: 3 }),
    prose,
  ];
  const names = { titles: ['Detalhes da Vaga - TOK Contábil'], siteName: null };
  expect(readPostingLines(lines, { names, spoken: [] }).fields).toMatchObject({
    title: 'Auxiliar Contábil',
    company: 'TOK Contábil',
  });
});

it('is no department above the title, and nobody that is only told of as ours', () => {
  const department = postingLine('INFORMATION TECHNOLOGY · FULL-TIME');
  const above = [
    department,
    postingLine('Web Developer', { level: 1 }),
    prose,
    postingLine('TheClinixAI builds sites for doctors and their patients.'),
  ];
  expect(
    readPostingLines(above, { names: { titles: ['Web Developer | TheClinixAI'], siteName: null }, spoken: [] }).fields
      .company,
  ).toBe('TheClinixAI');
  const ours = 'Notre clinique située à Crans, dans les Alpes, recherche un/une Infirmier/ère à 100%';
  const below = [postingLine('Infirmier/ère 100%', { level: 1 }), postingLine(ours, { level: 2 }), prose];
  expect(
    readPostingLines(below, { names: { titles: [ours], siteName: null }, spoken: [] }).fields.company,
  ).toBeUndefined();
});

it.each([
  ['Project Manager - Leeds', 'Project Manager | Careers'],
  ['Nurse – Night shift', 'Nurse – Jobs'],
])('is not the job that begins what the page is called: %s', (heading, pageTitle) => {
  expect(read(heading, pageTitle).title).toBe(heading);
});
