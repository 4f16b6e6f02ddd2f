import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });

function read(
  lines: PostingLine[],
  names: { titles?: string[]; siteName?: string; addresses?: string[]; logos?: string[] } = {},
) {
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

  it('is no part of the posting that is told of: “About this position”', () => {
    expect(read([line('Nurse', 1), line('About This Position', 4), text('Our house')]).company).toBeUndefined();
  });

  it('is behind the title in what the page is called, unless that is a board', () => {
    const home = postingLine('Acme', { url: 'https://acme.example/' });
    const titles = ['Nurse — Acme™'];
    expect(read([home, line('Nurse', 1), text('Our house')], { titles }).company).toBe('Acme');
    const board = postingLine('Post a job', { url: 'https://acme.example/post' });
    expect(read([board, line('Nurse', 1), text('Our house')], { titles }).company).toBeUndefined();
  });

  it('has no picture of a menu for its logo', () => {
    const lines = [line('Architect', 1), text('Kestrel'), line('©2004 Kestrel - Employment Opportunities')];
    expect(read(lines, { logos: ['About', 'Contacts', 'Employment'] }).company).toBe('Kestrel');
  });
});

describe('the place that a sentence names', () => {
  it.each([
    ['Nous travaillons depuis nos locaux à Grenoble, en petite équipe.', 'Grenoble'],
    ['Wir suchen Verstärkung für unser Team in Pocking.', 'Pocking'],
    ['You join our workshop in Milton Keynes.', 'Milton Keynes'],
    ['Jij werkt in ons restaurant in Arnhem.', 'Arnhem'],
  ])('“%s”', (sentence, place) => {
    expect(read([line('Nurse', 1), text('Acme'), line(sentence)]).location).toBe(place);
  });

  it('is no department and no kind of employment', () => {
    const sentences = [line('Wir suchen Verstärkung für unser Team in Vollzeit.'), line('Join our team in Sales.')];
    expect(read([line('Nurse', 1), text('Acme'), ...sentences]).location).toBeUndefined();
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
