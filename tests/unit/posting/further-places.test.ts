import { describe, expect, it } from 'vitest';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { withoutFurtherPlaces } from '@/jobs/text-kind/several-places';

describe('one place of several', () => {
  it.each([
    ['서울 외 4', '서울'],
    ['Berlin and 3 more', 'Berlin'],
    ['Berlin und 2 weitere', 'Berlin'],
    ['Paris et 3 autres', 'Paris'],
    ['Oslo m.fl.', 'Oslo'],
    ['Munich, Germany and 2 other locations', 'Munich, Germany'],
  ])('is a place, without the number of the others: %s', (text, place) => {
    expect([withoutFurtherPlaces(text), isPlaceText(text)]).toEqual([place, true]);
  });

  it.each(['Nurse and 3 more', 'Berlin 3', 'more'])('is not in %s', (text) => {
    expect(withoutFurtherPlaces(text) === text || !isPlaceText(text)).toBe(true);
  });
});
