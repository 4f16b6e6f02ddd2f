import { expect, it } from 'vitest';
import { countries } from '@/language/cldr/countries';
import { towns } from '@/language/geonames/towns';
import { isInSortedList } from '@/std/in-sorted-list';

it.each([
  ['countries', countries],
  ['towns', towns],
])('finds each of the %s in their list, and nothing beside them', (_, list) => {
  const words = list.split('|');
  const known = new Set(words);
  expect(words.filter((word) => !isInSortedList(list, word))).toEqual([]);
  const others = words
    .flatMap((word) => [`${word}a`, word.slice(0, -1), word.slice(1)])
    .filter((word) => !known.has(word));
  expect(others.filter((word) => isInSortedList(list, word))).toEqual([]);
});

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a|b', 'b', true],
  ['a|b', 'a|b', false],
  ['', 'a', false],
])('reads the list %o, asked for %s', (list, word, isThere) => {
  expect(isInSortedList(list, word)).toBe(isThere);
});
