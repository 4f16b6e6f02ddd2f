import { beforeAll, describe, expect, it, vi } from 'vitest';
import { slownessOf } from '../../patterns/ambiguity';
import { builtPatterns, type FoundPattern, writtenPatterns } from '../../patterns/collect';
import { harmless, tooLarge } from '../../patterns/harmless';

describe('what the lint finds in a pattern', () => {
  it.each([
    ['a star over alternatives that begin alike', '^(?:a|ab|b)*$'],
    ['the same alternative twice under a star', '^(?:(?:next|page|next) )*go$'],
    ['a star over a star', '(?:a*)*b'],
    ['a star over what may be parted in two ways', '^(?:a+b?)*$'],
    ['a star over what spaces stand around', '(?:\\s*a\\s*)*b'],
    ['a star over a counted repeat', '(?:a{1,60})*b'],
  ])('exponential: %s', (_, source) => {
    expect(slownessOf(source, 'u')?.growth).toBe('exponential');
  });

  it.each([
    ['an end that is looked for from each place of a run', '\\s+$'],
    ['two repeats side by side that take the same', '^\\s*(.*?)\\s*$'],
    ['a repeat from a beginning that comes again', 'from.*to'],
    ['a beginning that the repeat after it takes as well', '<[^>]*>'],
    ['a look ahead that goes far, from anywhere', '[a-z](?=\\w*-)'],
    ['a look behind that goes far', '(?<=\\p{L}.*)x'],
  ])('polynomial: %s', (_, source) => {
    expect(slownessOf(source, 'u')?.growth).toBe('polynomial');
  });

  it.each([
    ['an end that looks back first', '(?<!\\s)\\s+$'],
    ['a run that is a match wherever it ends', '\\s+'],
    ['words with marks in between', '\\d+(?:[.,]\\d+)*'],
    ['a string that the end of the text closes as well', '"(?:[^"\\\\]|\\\\(?:[^]|$))*(?:"|$)'],
    ['all that follows', '[?#][^]*$'],
    ['a part between marks that it cannot hold', '<[^<>]*>'],
    ['a separator with spaces around', '(?:(?<!\\s)\\s+)?,\\s*'],
    ['a beginning at the edge of a word', '(?<!\\d)\\d+(?!\\p{L})'],
  ])('nothing: %s', (_, source) => {
    expect(slownessOf(source, source.includes('[^]') ? '' : 'u')).toBeNull();
  });
});

describe('all patterns', () => {
  let slow: { where: string; growth: string; pump: string }[] = [];
  let unused: string[] = [];
  let count = 0;

  beforeAll(async () => {
    vi.resetModules();
    const modules = import.meta.glob([
      '../../../src/{agents,domain,forms,jobs,language,memory,page,rules,safety,std,url}/**/*.ts',
      '../../../src/ui/profile/read-document/*.ts',
      // Takes a signal, and fails later when it is asked about a text.
      '!../../../src/std/sleep.ts',
    ]);
    const all = [...writtenPatterns(), ...(await builtPatterns(modules))];
    const known = new Map<string, FoundPattern>(all.toReversed().map((each) => [`${each.flags} ${each.source}`, each]));
    count = known.size;
    const left = new Set(harmless.map(({ begins }) => begins));
    slow = [...known.values()].flatMap(({ source, flags, from }) => {
      const found = slownessOf(source, flags);
      if (!found) return [];
      const excuse = harmless.find(({ begins }) => source.startsWith(begins));
      if (excuse) left.delete(excuse.begins);
      if (excuse) return [];
      if (found.growth === 'unknown' && tooLarge.some((begins) => source.startsWith(begins))) return [];
      return [{ where: `${from} /${source.slice(0, 200)}/${flags}`, ...found }];
    });
    unused = [...left];
  }, 300_000);

  it('are found', () => {
    expect(count).toBeGreaterThan(1000);
  });

  it('take time that grows with the text and no more', () => {
    expect(slow).toEqual([]);
  });

  it('need every excuse that is made for them', () => {
    expect(unused).toEqual([]);
  });
});
