import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });
const prose = line(
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new with us.',
);
const parts = [line('Your tasks', 2), prose, line('What we offer', 2), prose];

function placeOf(lines: PostingLine[]) {
  const names = { titles: ['Project Manager'], siteName: null };
  return readPostingLines([...lines, ...parts], { names, spoken: [] }).fields.location;
}

describe('the place of a posting', () => {
  it.each(['Remote', 'Remota', 'Homeoffice', '100 % remote'])(
    'is from elsewhere where nothing says more: %s',
    (remote) => {
      expect(placeOf([line('Project Manager', 1), line(`Full Time, ${remote}`, 2)])).toBe(remote);
      expect(placeOf([line(remote), line('Project Manager', 1)])).toBe(remote);
    },
  );

  it('is the town, beside a word for working from elsewhere', () => {
    expect(placeOf([line('Remote'), line('Project Manager', 1), line('Leeds, United Kingdom')])).toBe(
      'Leeds, United Kingdom',
    );
  });

  it('is a town with the other choice, set as a heading', () => {
    expect(placeOf([line('Project Manager', 1), line('Berlin/Remote', 2)])).toBe('Berlin/Remote');
  });

  it.each([
    'Beginn: nach Absprache | Arbeitsort: Landkreis Meißen',
    'Beginn: nach Absprache. Arbeitsort: Landkreis Meißen',
  ])('stands behind its label, behind another fact of the same line: %s', (text) => {
    expect(placeOf([line('Project Manager', 1), line(text)])).toBe('Landkreis Meißen');
  });

  it('is all that a list below its heading has, behind the sentence that introduces it', () => {
    const said = [line('Locations', 3), line('Few vacancies in the following locations:')];
    const places = ['Columbus, Ohio', 'Richmond, Virginia'].map((text) =>
      postingLine(text, { isItem: true, url: '/l' }),
    );
    const more = [line('Telework eligible', 3), line('Yes')];
    expect(placeOf([line('Project Manager', 1), ...said, ...places, ...more])).toBe(
      'Columbus, Ohio; Richmond, Virginia',
    );
  });

  it('stands behind its label in a sentence of its own', () => {
    const said = 'Vollzeit, unbefristet, Start nach Absprache. Einsatzort Frankfurt am Main und Umgebung.';
    expect(placeOf([line('Project Manager', 1), line(said)])).toBe('Frankfurt am Main');
    expect(placeOf([line('Project Manager', 1), line('Standort mit Zukunft. Location is key.')])).toBeUndefined();
  });

  it.each([
    ['Zum sofortigen Termin, in Braunschweig und Magdeburg', 'Braunschweig und Magdeburg'],
    ['Frankfurt am Main', 'Frankfurt am Main'],
  ])('stands behind words that lead to it: %s', (text, place) => {
    expect(placeOf([line('Project Manager', 1), line(text)])).toBe(place);
  });

  it('is a city with its country that a sentence names, and no two of a list of capitals', () => {
    const named = (sentence: string) => placeOf([line('Project Manager', 1), line(sentence)]);
    expect(named('Join our team of friendly people working day by day from Porto, Portugal with us.')).toBe(
      'Porto, Portugal',
    );
    expect(named('You know your way about relational databases (such as RESTful API, MS SQL, NoSQL).')).toBeUndefined();
  });
});
