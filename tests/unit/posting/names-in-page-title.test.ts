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
