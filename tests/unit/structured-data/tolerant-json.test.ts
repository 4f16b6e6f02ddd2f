import { describe, expect, it } from 'vitest';
import { parseTolerantJson } from '@/page/structured-data/tolerant-json';

describe('JSON as it stands in pages', () => {
  it.each([
    ['a raw line break and tab in a string', '{"a":"one\n\ttwo"}', { a: 'one\n\ttwo' }],
    ['an escape that JSON does not know', '{"a":"it\\\'s"}', { a: "it\\'s" }],
    ['an escaped quote beside a raw break', '{"a":"say \\"yes\\"\n"}', { a: 'say "yes"\n' }],
    ['a comma that nothing follows', '{"a":[1,2,],}', { a: [1, 2] }],
    ['a comma before a bracket inside a string', '{"a":"x,]\n"}', { a: 'x,]\n' }],
    ['a CDATA section in comments', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['an HTML comment and a semicolon', '<!-- {"a":1}; -->', { a: 1 }],
    ['two values in a row', '{"a":1}\n{"b":"\n"}', [{ a: 1 }, { b: '\n' }]],
  ])('with %s', (_, text, value) => {
    expect(parseTolerantJson(text)).toEqual(value);
  });

  it('is undefined where it is none', () => {
    expect(parseTolerantJson('window.data = 1')).toBeUndefined();
    expect(parseTolerantJson('{"a":')).toBeUndefined();
  });
});
