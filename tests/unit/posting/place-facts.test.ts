import { describe, expect, it } from 'vitest';
import { placeAlone } from '@/jobs/posting/place-alone';
import { isPlaceText } from '@/jobs/text-kind/place-text';

describe('placeAlone', () => {
  it.each([
    ['Kecskemét · Teljes munkaidő', 'Kecskemét'],
    ['Full-time | Lyon', 'Lyon'],
    ['Oslo • Bergen • Posted 3 days ago', 'Oslo · Bergen'],
    ['Leeds · Wibbling', 'Leeds · Wibbling'],
    ['Campus North · Leeds', 'Campus North · Leeds'],
    ['Berlin · Munich', 'Berlin · Munich'],
    ['Nowherefield · Elsewhereham', 'Nowherefield · Elsewhereham'],
  ])('of %j is %j', (line, place) => {
    expect(placeAlone(line)).toBe(place);
  });
});

describe('isPlaceText', () => {
  it.each([
    ['2026 Graduate', false],
    ['1999 Reunion Team', false],
    ['1950 Sion', true],
    ['2053 Cernier', true],
    ['2026 Zürich', true],
    ['2000 Neuchâtel', true],
    ['A-2020 Hollabrunn', true],
    ['75001 Paris', true],
    ['3550 Langenlois', true],
  ])('of %j is %j', (text, isPlace) => {
    expect(isPlaceText(text)).toBe(isPlace);
  });
});
