import { describe, expect, it } from 'vitest';
import { isPlaceCount, saysAsManyPlaces } from '@/jobs/text-kind/several-places';
import { languages } from '../../wild/traits/languages';

describe('how many places', () => {
  it.each(Object.entries(languages))('is told apart from places, in %s', (_, { words }) => {
    expect(isPlaceCount(words.placesCount(3))).toBe(true);
    for (const city of words.cities) expect(isPlaceCount(city)).toBe(false);
  });

  it.each(['Multiple locations', 'Boston, MA +2', 'Berlin + 3 more', '12 Standorte', 'Available in 3 locations'])(
    '%s',
    (text) => {
      expect(isPlaceCount(text)).toBe(true);
    },
  );

  it.each(['10115 Berlin', 'Paris 3', 'Boston, MA', 'Tokyo', '3 Main Street'])('is not: %s', (text) => {
    expect(isPlaceCount(text)).toBe(false);
  });
});

describe('places beside their count', () => {
  it.each([
    ['Brno; Liberec; Tábor', 'Počet míst: 3'],
    ['Lyon / Nantes', '2 lieux'],
    ['Boston, MA; Austin, TX', '2 locations'],
    ['Leeds, Bradford, York', '3 locations'],
    ['Berlin · Hamburg · Bremen', 'Berlin + 2 more'],
  ])('are as many: %s, %s', (text, count) => {
    expect(saysAsManyPlaces(text, count)).toBe(true);
  });

  it.each([
    ['Brno; Liberec', 'Počet míst: 3'],
    ['Corvane', '3 locations'],
    ['Berlin', 'Multiple locations'],
  ])('are not: %s, %s', (text, count) => {
    expect(saysAsManyPlaces(text, count)).toBe(false);
  });
});
