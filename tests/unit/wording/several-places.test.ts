import { describe, expect, it } from 'vitest';
import { isPlaceCount } from '@/jobs/text-kind/several-places';
import { languages } from '../../wild/traits/languages';

describe('how many places', () => {
  it.each(Object.entries(languages))('is told apart from places, in %s', (_, { words }) => {
    expect(isPlaceCount(words.placesCount(3))).toBe(true);
    for (const city of words.cities) expect(isPlaceCount(city)).toBe(false);
  });

  it.each(['Multiple locations', 'Boston, MA +2', 'Berlin + 3 more', '12 Standorte'])('%s', (text) => {
    expect(isPlaceCount(text)).toBe(true);
  });

  it.each(['10115 Berlin', 'Paris 3', 'Boston, MA', 'Tokyo', '3 Main Street'])('is not: %s', (text) => {
    expect(isPlaceCount(text)).toBe(false);
  });
});
