import { describe, expect, it } from 'vitest';
import { comparableText, containsWords } from '@/language/fold/comparable-text';

describe('a text for comparing', () => {
  it.each([
    ['  „Köchin\u00a0 (m/w/d)“ ', 'köchin (m/w/d)'],
    ['– Full‑Stack Engineer, C++!', 'full‐stack engineer, c++'],
    ['R', 'r'],
    ['***', ''],
  ])('of %s', (text, comparable) => expect(comparableText(text)).toBe(comparable));

  it('takes no longer for a text that was made to be slow', () => {
    const start = performance.now();
    comparableText(`a${'-'.repeat(200_000)}b`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

it.each([
  ['Nurse at Acme GmbH | Berlin', 'acme gmbh', true],
  ['Nurse at Acmeville', 'Acme', false],
  ['C++ developer', 'C', false],
  ['Nurse', '', false],
])('whether %s contains the words %s', (whole, phrase, isIn) => expect(containsWords(whole, phrase)).toBe(isIn));
