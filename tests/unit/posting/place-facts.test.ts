import { describe, expect, it } from 'vitest';
import { placeAlone } from '@/jobs/posting/place-alone';
import { isPlaceText } from '@/jobs/text-kind/place-text';

describe('placeAlone', () => {
  it.each([
    ['Kecskemét · Teljes munkaidő', 'Kecskemét'],
    ['Ringmaster’s hours | Lyon', 'Lyon'],
    ['Oslo • Bergen • Nattskift', 'Oslo · Bergen'],
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
    ['2026 Zürich', true],
    ['2000 Neuchâtel', true],
    ['A-2020 Hollabrunn', true],
    ['75001 Paris', true],
    ['3550 Langenlois', true],
  ])('of %j is %j', (text, isPlace) => {
    expect(isPlaceText(text)).toBe(isPlace);
  });
});
