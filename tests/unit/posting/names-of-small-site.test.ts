import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });
const prose = line(
  'We look after people by day and by night, write down how they are, and teach those who are new, with time for each of them and for you.',
);

interface Names {
  titles?: string[];
  siteName?: string;
  logos?: string[];
  addresses?: string[];
}

function read(lines: ReturnType<typeof line>[], names: Names = {}) {
  const about = { titles: [], siteName: null, ...names };
  return readPostingLines(lines, { names: about, spoken: [] }).fields;
}

describe('the company of a small site', () => {
  it('is the one name that the page’s title has beside the posting’s, where nothing else tells it', () => {
    expect(read([line('Night nurse', 1), prose, prose], { titles: ['Night nurse — Everproof'] }).company).toBe(
      'Everproof',
    );
  });

  it.each(['Night nurse — Everproof — Lindqvist', 'Night nurse — Careers', 'Night nurse — Berlin'])(
    'is not told by “%s”',
    (title) => {
      expect(read([line('Night nurse', 1), prose, prose], { titles: [title] }).company).toBeUndefined();
    },
  );

  it('is no board that the title ends with', () => {
    expect(read([line('Night nurse', 1), prose], { titles: ['Night nurse — Jobs24'] }).company).toBeUndefined();
  });

  it('is not what only one heading is about', () => {
    expect(read([line('Night nurse', 1), line('About This Position', 4), prose, prose]).company).toBeUndefined();
  });

  it('is written as in its logo, not as its rights have it', () => {
    const foot = line('© Copyright 2016-2017 everproof GbR. Alle Rechte vorbehalten. info@everproof.de');
    expect(read([line('Night nurse', 1), prose, prose, foot], { logos: ['everproof'] }).company).toBe('everproof');
  });

  it('keeps the longer name that logo and title have', () => {
    const names = { titles: ['Cafe Classen - Arnhem'], logos: ['Logo van Cafe Classen'] };
    const said = line(
      'Bij Classen werk je achter de bar met veel plezier, en Bij Classen leer je iedere week iets nieuws.',
    );
    expect(read([line('Barmedewerker', 1), prose, said, prose], names).company).toBe('Cafe Classen');
  });
});

describe('the company of a small site by what else the page has of it', () => {
  it('may be of letters and digits in turns', () => {
    const foot = line('© 2021 7k3d.org');
    const names = { titles: ['Night nurse | 7k3d'], siteName: '7k3d' };
    expect(read([line('Night nurse', 1), prose, prose, foot], names).company).toBe('7k3d');
  });

  it('is the longer name that two different titles of the page have', () => {
    const seeks = line(
      'Everproof is seeking a night nurse who looks after people by night and writes down how they are.',
    );
    const read2 = (other: string) =>
      read([line('Night nurse', 1), seeks, prose], { titles: ['Night nurse :: Everproof Nursing', other] }).company;
    expect(read2('Everproof Nursing - All through the night')).toBe('Everproof Nursing');
    expect(read2('All through the night')).toBe('Everproof');
  });

  it('is the longer name above its address in the posting', () => {
    const address = [line('Night Ward Everproof'), line('Bellamypark 29-37'), line('4381 CH Vlissingen')];
    const names = { titles: ['Night nurse : Everproof'], addresses: ['https://everproof.nl/jobs/1'] };
    const said = line(
      'Everproof looks after animals, and Everproof seeks somebody who likes to look after them with us.',
    );
    expect(read([line('Night nurse', 1), said, prose, ...address], names).company).toBe('Night Ward Everproof');
  });

  it('is not the colon behind its label', () => {
    const label = postingLine('Employer :');
    const piece = (text: string) => ({ text, element: null, isLink: false, isControl: false, url: null });
    const lines = [
      line('Night nurse', 1),
      prose,
      { ...label, pieces: [piece('Employer'), piece(':')] },
      line('Everproof Ltd'),
    ];
    expect(read(lines).company).toBe('Everproof Ltd');
  });
});

describe('the place of a small site', () => {
  it('is the town of an address that begins with its number, where the text says it too', () => {
    const said = line(
      'L’association gère une maison d’enfants à Biron, où vous accompagnez les enfants de jour et de nuit.',
    );
    const foot = [line('1 bis rue de la Plaine'), line('64300 Biron')];
    expect(read([line('Éducateur', 1), prose, said, prose, ...foot]).location).toBe('Biron');
  });

  it('stands behind the company’s name in a sentence', () => {
    const said = line(
      'The department of Everproof University, Belgium, offers a funded position to those who like to read.',
    );
    const names = { titles: ['PhD position — Everproof University'] };
    expect(read([line('PhD position', 1), said, prose], names).location).toBe('Belgium');
  });

  it.each([
    ['Wir suchen Verstärkung für unser Team in Pocking.', 'Pocking'],
    ['You join our practice in Elmswell and look after people of all ages.', 'Elmswell'],
    ['Je komt werken in ons restaurant in Ommeren, met een klein team.', 'Ommeren'],
  ])('is told by “%s”', (sentence, place) => {
    expect(read([line('Nurse', 1), prose, line(sentence), prose]).location).toBe(place);
  });

  it('may be told right above the title', () => {
    const said = line('Wir suchen motivierte Leute für unser Team in Grünhausen.');
    expect(read([line('Jobs', 1), said, line('Ergotherapeut (m/w/d)'), prose, prose]).location).toBe('Grünhausen');
  });

  it('is no kind of employment', () => {
    const said = line('Wir suchen Verstärkung für unser Team in Vollzeit.');
    expect(read([line('Nurse', 1), prose, said, prose]).location).toBeUndefined();
  });
});
