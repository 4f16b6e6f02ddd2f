import { describe, expect, it } from 'vitest';
import { placeAlone } from '@/jobs/posting/place-alone';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { townsNearby } from '@/jobs/posting/town-nearby';
import { placeScore } from '@/jobs/text-kind/place-score';
import { postingLine } from './posting-line';

const prose = postingLine(
  'You look after our guests by day and by night, write down what they want, and teach those who are new with us.',
);
const title = postingLine('Staff Nurse', { level: 1 });
const requirements = postingLine('Requirements', { level: 2 });
const locationOf = (...lines: ReturnType<typeof postingLine>[]) =>
  readPostingLines([title, ...lines], { names: { titles: ['Staff Nurse'], siteName: null }, spoken: [] }).fields
    .location;

describe('a town and what lies around it', () => {
  it.each([
    ['Kassel & Umgebung', 'Kassel'],
    ['Frankfurt am Main und Umgebung', 'Frankfurt am Main'],
    ['Nantes et ses environs', 'Nantes'],
    ['Sevilla y alrededores', 'Sevilla'],
    ['Torino e dintorni', 'Torino'],
    ['Utrecht en omgeving', 'Utrecht'],
    ['Kraków i okolice', 'Kraków'],
    ['Leeds and surrounding areas', 'Leeds'],
    ['Uppsala med omnejd', 'Uppsala'],
  ])('“%s” is %s', (text, town) => {
    expect(placeScore(text)).toBeGreaterThanOrEqual(4);
    expect(placeAlone(text)).toBe(town);
  });

  it('is read behind its sign, without the facts behind other signs', () => {
    const fact = postingLine('📍 Kassel & Umgebung 💼 Vollzeit');
    expect(locationOf(fact, prose, requirements, prose)).toBe('Kassel');
  });
});

describe('a sentence that says where we are', () => {
  it.each([
    ['Our office is located in the heart of Leeds.', 'Leeds'],
    ['You will work from our office in central Manchester.', 'Manchester'],
    ['Unser Büro befindet sich im Zentrum von Leipzig.', 'Leipzig'],
    ['Unser Büro liegt mitten in Kassel.', 'Kassel'],
    ['Ons kantoor staat in het Science Park van Amsterdam.', 'Amsterdam'],
    ['Nos bureaux se situent au centre de Nantes.', 'Nantes'],
    ['Nuestra oficina está en el centro de Sevilla.', 'Sevilla'],
  ])('“%s” names %s', (sentence, town) => expect(townsNearby(sentence)).toEqual([town]));

  it.each([
    'Our office is halfway between Leeds in the north and York.',
    'Our team is proud to work with customers in Berlin.',
    'We travel to Leeds.',
  ])('“%s” names none', (sentence) => expect(townsNearby(sentence)).toEqual([]));

  it('may stand below the text', () => {
    expect(locationOf(prose, requirements, prose, postingLine('Our office is in the very heart of Leeds.'))).toBe(
      'Leeds',
    );
  });

  it('may be a label with a remark, and the place behind a dash', () => {
    const item = postingLine('pracoviště s dobrou dostupností – Praha 9, v blízkosti metra', { isItem: true });
    expect(locationOf(prose, requirements, prose, item)).toBe('Praha 9');
  });
});

describe('the place under a label', () => {
  it('is the one that is known, not what a text says under one', () => {
    const inText = [prose, postingLine('Location:'), postingLine('a bright modern ward near the river'), prose];
    const below = [postingLine('Location', { level: 3 }), postingLine('Leeds')];
    expect(locationOf(...inText, requirements, prose, ...below)).toBe('Leeds');
  });
});
