import { describe, expect, it } from 'vitest';
import { parseTolerantJson } from '@/std/tolerant-json';

describe('JSON as it stands in pages', () => {
  it.each([
    ['a raw line break and tab in a string', '{"a":"one\n\ttwo"}', { a: 'one\n\ttwo' }],
    ['an escape that JSON does not know', '{"a":"it\\\'s"}', { a: "it\\'s" }],
    ['an escaped quote beside a raw break', '{"a":"say \\"yes\\"\n"}', { a: 'say "yes"\n' }],
    ['a comma that nothing follows', '{"a":[1,2,],}', { a: [1, 2] }],
    ['a comma before a bracket inside a string', '{"a":"x,]\n"}', { a: 'x,]\n' }],
    ['a CDATA section in comments', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['an HTML comment and a semicolon', '<!-- {"a":1}; -->', { a: 1 }],
    ['a CDATA section without comments', '<![CDATA[{"a":1}]]>', { a: 1 }],
    ['a control character', '{"a":"one\u0007"}', { a: 'one\u0007' }],
    ['`undefined` and a semicolon', '{"a":undefined,"b":[1,2,],};', { a: null, b: [1, 2] }],
    ['words inside a string that look like repairs', '{"a":"undefined,}"\n}', { a: 'undefined,}' }],
    ['two values in a row', '{"a":1}\n{"b":"\n"}', [{ a: 1 }, { b: '\n' }]],
  ])('with %s', (_, text, value) => {
    expect(parseTolerantJson(text)).toEqual(value);
  });

  it('is undefined where it is none', () => {
    expect(parseTolerantJson('window.data = 1')).toBeUndefined();
    expect(parseTolerantJson('{"a":')).toBeUndefined();
    expect(parseTolerantJson('')).toBeUndefined();
  });

  it('takes no longer for text that was made to be slow', () => {
    const start = performance.now();
    for (const slow of [`"${'\\"'.repeat(100_000)}`, `{${' '.repeat(200_000)}}x`, `{"a":1${';'.repeat(200_000)}x`]) {
      expect(parseTolerantJson(slow)).toBeUndefined();
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
