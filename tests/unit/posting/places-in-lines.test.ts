import { describe, expect, it } from 'vitest';
import { bestPair } from '@/jobs/posting/best-pair';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { townsNamedIn } from '@/jobs/posting/town-in-prose';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });
const prose = line(
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new to the team.',
);

function read(title: string, ...lines: PostingLine[]) {
  const names = { titles: [], siteName: null };
  return readPostingLines([line(title, 1), ...lines, prose], { names, spoken: [] }).fields;
}

/** Each in an element of its own, in one line. */
function beside(...texts: string[]): PostingLine {
  const pieces = texts.flatMap((text) => postingLine(text).pieces);
  return { ...line(texts.join(' ')), pieces };
}

describe('the place in a line', () => {
  it.each(['Permanent, Full-time, Leeds', 'Leeds, Full-time, Permanent', 'Full-time, Leeds'])(
    'stands beside every kind of the job: “%s”',
    (text) => expect(read('Care Assistant', line(text)).location).toBe('Leeds'),
  );

  it('is not joined with how one works', () => {
    expect(read('Care Assistant', beside('Hybrid', 'Berlin, Berlin, Germany')).location).toBe(
      'Berlin, Berlin, Germany',
    );
    expect(read('Care Assistant', beside('Leeds', 'York')).location).toBe('Leeds; York');
  });

  it.each(['Acorn Care (Leeds)', 'Acorn Care in Leeds', 'Acorn Care / Leeds', 'Acorn Care, Leeds'])(
    'is cut off its company: “%s”',
    (text) => {
      const pair = bestPair([{ text: 'Acorn Care', score: 4 }], [{ text, score: 5 }]);
      expect(pair).toEqual({ company: 'Acorn Care', location: 'Leeds' });
    },
  );

  it('keeps a name that only begins as the company does', () => {
    const places = [{ text: 'Acorn Street, Leeds', score: 5 }];
    expect(bestPair([{ text: 'Acorn', score: 4 }], places).location).toBe('Acorn Street, Leeds');
  });
});

it('makes no company of a place that another text says with more', () => {
  const pair = bestPair([{ text: 'Oberau', score: 4 }], [{ text: 'Oberau (Tirol)', score: 5 }]);
  expect(pair).not.toEqual({ company: 'Oberau', location: 'Tirol' });
});

describe('under the label of a place', () => {
  it.each(['Full-time', 'You will find out more when we meet you here.'])('“%s” is none', (text) =>
    expect(read('Care Assistant', line(`Location: ${text}`)).location).toBeUndefined(),
  );

  it.each(['Leeds. Some travel required.', 'The work is done in Leeds.', 'Lhota'])('“%s” is one', (text) =>
    expect(read('Care Assistant', line(`Location: ${text}`)).location).toMatch(/Leeds|Lhota/),
  );
});

describe('the place in a title', () => {
  it.each([
    ['Care Assistant (Remote)', 'Remote'],
    ['Leeds - Care Assistant', 'Leeds'],
    ['Care Assistant - Leeds', 'Leeds'],
  ])('“%s”', (title, place) => expect(read(title).location).toBe(place));

  it.each(['Mobile - Android Engineer', 'Leeds - Stories of our city', 'Nurse - Night shift'])(
    'is none of “%s”',
    (title) => expect(read(title).location).toBeUndefined(),
  );

  it('stands behind the Swedish “i”, which joins two towns elsewhere', () => {
    expect(townsNamedIn('Snickare till Brunns Bygg i Borås')).toEqual(['Borås']);
    expect(townsNamedIn('Pracujemy: Warszawa i Kraków')).toEqual([]);
    expect(townsNamedIn('Pracujemy: Nowy Sącz i Kraków')).toEqual([]);
  });
});

it('is named in front of a bracket that does not end in its sentence', () => {
  const told = line('Die Gemeinde Oberau (ca. 5.000 Einwohner) sucht eine Pflegekraft für ihr Haus am See.');
  expect(read('Pflegekraft', told).location).toBe('Oberau');
});
