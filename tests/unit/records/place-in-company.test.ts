import { describe, expect, it } from 'vitest';
import { placeAlone } from '@/jobs/posting/place-alone';
import { placeInCompany, placeInNames } from '@/jobs/posting/place-in-company';
import type { PostingLine } from '@/jobs/posting/posting-line';

const line = (text: string): PostingLine => ({
  text,
  pieces: [],
  links: [],
  element: null,
  headingLevel: 0,
  isListItem: false,
  linkLength: 0,
  controlLength: 0,
  surroundings: 'content',
});
const placeOf = (company: string, ...texts: string[]) => placeInCompany(company, { lines: texts.map(line) });

describe('the place by which an employer is called', () => {
  it.each([
    ['Stadt Halle (Saale)', 'Halle (Saale)'],
    ['City of Port Fairy', 'Port Fairy'],
    ['Comune di Lucignano', 'Lucignano'],
    ['Uppsala kommun', 'Uppsala'],
    ['Lunds kommun', 'Lund'],
    ['Leeds City Council', 'Leeds'],
  ])('“%s” is in %s', (company, place) => {
    expect(placeOf(company)).toBe(place);
  });

  it.each([
    'Stadtwerke',
    'Stadt und Land',
    'Stadt Apotheke',
    'City',
    'Brighter Futures City Council',
    'Ekholm Partners',
  ])('“%s” is in none', (company) => {
    expect(placeOf(company)).toBeUndefined();
  });

  it('ends its name, if the page says it elsewhere', () => {
    expect(placeOf('Studentenwerk Leipzig', 'Studentenwerk Leipzig', 'You work in Leipzig.')).toBe('Leipzig');
    expect(placeOf('Hotel Bristol', 'Hotel Bristol', 'You work in our hotel.')).toBeUndefined();
  });

  it('is that of the one town whose site it is', () => {
    const names = { titles: ['Nurse - Jobs und Karriere – Stadt Leipzig'], siteName: null };
    expect(placeInNames(names)).toBe('Leipzig');
    expect(placeInNames({ ...names, siteName: 'Stadt Lund' })).toBeUndefined();
  });
});

describe('the town of an address', () => {
  it.each([
    ['04109 Leipzig', 'Leipzig'],
    ['Im Dreieck 4, 23758 Oldenburg in Holstein', 'Oldenburg in Holstein'],
    ['00-001 Warszawa', 'Warszawa'],
    ['Beekstraat 25, 6811 DV Arnhem', 'Arnhem'],
    ['6811DV Arnhem', 'Arnhem'],
    ['Bratislava, Slovensko (Pozícia umožňuje občasnú prácu z domu)', 'Bratislava, Slovensko'],
    ['Halle (Saale)', 'Halle (Saale)'],
    ['Leeds', 'Leeds'],
    ['Brooklyn, NY 11210', 'Brooklyn, NY 11210'],
    ['4180 jobs', '4180 jobs'],
  ])('“%s” is “%s”', (text, town) => {
    expect(placeAlone(text)).toBe(town);
  });
});
