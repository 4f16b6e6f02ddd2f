import { describe, expect, it } from 'vitest';
import type { LineElement, PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const told = {
  isCell: false,
  isTerm: false,
  isAddress: false,
  hasPin: null,
  datetime: null,
  isNamedDescription: false,
};
const element = (outer: LineElement | null): LineElement => ({
  outer,
  fontSize: 16,
  ...told,
  isNamedAfter: () => false,
});
const body = element(null);

function line(text: string, headingLevel = 0): PostingLine {
  const own = element(body);
  const pieces = [{ text, element: own, isLink: false, isControl: false, url: null }];
  const measures = { isListItem: false, linkLength: 0, controlLength: 0, surroundings: 'content' as const };
  return { text, pieces, links: [], element: own, headingLevel, ...measures };
}

function read(lines: PostingLine[], names: { siteName?: string; addresses?: string[]; logos?: string[] } = {}) {
  const about = { titles: [], siteName: null, ...names };
  return readPostingLines(lines, { names: about, spoken: [] }).fields;
}

const text = (name: string) =>
  line(
    `${name} is a clinic with a heart. You look after the patients of our ward by day and by night, write down how they are, and teach those who are new.`,
  );

describe('the company whose small site a posting is on', () => {
  it.each(['About Everproof', 'Über die Everproof', 'Sobre Everproof'])('is told of under “%s”', (heading) => {
    expect(read([line('Nurse', 1), line(heading, 3), text('Everproof')]).company).toBe('Everproof');
  });

  it('is not what stands above its address', () => {
    const foot = [line('Info', 2), line('High Street 25, 6811 DV Arnhem')];
    expect(read([line('Nurse', 1), text('Our house'), ...foot]).company).toBeUndefined();
  });

  it('is called as its site is, not as its address spells it', () => {
    const lines = [line('Nurse', 1), text('Fysiotherapie Douma'), line('Volg fysiodouma op Facebook')];
    const names = { siteName: 'Fysiotherapie Douma', addresses: ['https://www.fysiodouma.nl/vacature/'] };
    expect(read(lines, names).company).toBe('Fysiotherapie Douma');
  });

  it('has no picture of a menu for its logo', () => {
    const lines = [line('Architect', 1), text('Kestrel'), line('©2004 Kestrel - Employment Opportunities')];
    expect(read(lines, { logos: ['About', 'Contacts', 'Employment'] }).company).toBe('Kestrel');
  });
});

describe('a way to work', () => {
  it('is no place, whatever label it has', () => {
    expect(read([line('Nurse', 1), line('Job location: On-site'), text('Acme')]).location).toBeUndefined();
  });

  it('makes no place of a phrase beside it', () => {
    const lines = [line('Engineer', 1), line('Working with Django and React (In-House or Remote)'), text('Acme')];
    expect(read(lines).location).toBeUndefined();
  });
});
