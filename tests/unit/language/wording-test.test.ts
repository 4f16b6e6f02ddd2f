import { expect, it } from 'vitest';
import { fold } from '@/language/fold/fold';
import { wordingFinder, wordingRemover, wordingTest } from '@/language/match/wording-test';

const wordings = { en: 'remote* | view,see … jobs | *chef | *berater* | リモート' };

it.each([
  ['Remotely', true],
  ['not remoteness', true],
  ['premote', false],
  ['View all our open jobs', true],
  ['View one two three four five six jobs', false],
  ['Personalchef', true],
  ['Chefens', false],
  ['Kundenberaterin', true],
  ['フルリモート可', true],
])('finds wordings in %s: %s', (text, isThere) => {
  expect(wordingTest('anywhere', wordings)(fold(text))).toBe(isThere);
});

it('tells where a wording stands', () => {
  expect(wordingTest('start', wordings)(fold('See jobs nearby'))).toBe(true);
  expect(wordingTest('start', wordings)(fold('Please see jobs'))).toBe(false);
  expect(wordingTest('whole', wordings)(fold('See jobs'))).toBe(true);
  expect(wordingTest('whole', wordings)(fold('See jobs nearby'))).toBe(false);
  expect(wordingTest('start', wordings)(fold('リモート可'))).toBe(true);
  expect(wordingTest('start', wordings)(fold('フルリモート'))).toBe(false);
  expect(wordingTest('whole', wordings)(fold('リモート'))).toBe(true);
  expect(wordingTest('whole', wordings)(fold('リモート可'))).toBe(false);
  expect(wordingFinder(wordings)(fold('Work remotely today'))).toEqual({ start: 5, end: 13 });
});

it('takes wordings out', () => {
  expect(wordingRemover(wordings)(fold('Remote work, remote pay'))).toBe('work pay');
  expect(wordingRemover(wordings)(fold('Office'))).toBeNull();
});

it('takes time that grows with the text and no more', () => {
  const test = wordingTest('anywhere', { en: 'a … b … c' });
  const time = (words: number) => {
    const text = fold('a b '.repeat(words));
    const start = performance.now();
    test(text);
    return performance.now() - start;
  };
  time(1000);
  expect(time(20_000)).toBeLessThan(Math.max(200, time(2000) * 40));
});
