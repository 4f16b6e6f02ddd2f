import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from '@/std/read-json';

it('reads what JSON.parse reads, brackets and escapes in strings among it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readJson(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(readJson(JSON.stringify(`${'['.repeat(300)}\\"${'{'.repeat(300)}`))).toBeTypeOf('string');
});

it('gives nothing for what is no JSON, or nested without an end', () => {
  expect(readJson('{')).toBeUndefined();
  expect(readJson(`${'['.repeat(100)}${']'.repeat(100)}`)).toBeDefined();
  expect(readJson(`${'['.repeat(201)}${']'.repeat(201)}`)).toBeUndefined();
  expect(readJson('{"a":'.repeat(2_000_000))).toBeUndefined();
});
