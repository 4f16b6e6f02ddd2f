import { expect, it } from 'vitest';
import { parseTolerant } from '@/page/embedded/parse-tolerant';

it.each([
  ['plain JSON', '{"a":1}', { a: 1 }],
  ['raw line breaks and control characters in strings', '{"a":"one\ntwo\u0007"}', { a: 'one\ntwo\u0007' }],
  ['a closing semicolon and undefined', '{"a":undefined,"b":[1,2,],};', { a: null, b: [1, 2] }],
  ['words that only look like repairs inside strings', '{"a":"undefined,}"\n}', { a: 'undefined,}' }],
  ['comments around it', '<!-- {"a":1} -->', { a: 1 }],
  ['CDATA around it', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
])('reads %s', (_, text, value) => expect(parseTolerant(text)).toEqual(value));

it.each(['', 'alert(1)', '{"a":'])('gives nothing for %s', (text) => expect(parseTolerant(text)).toBeUndefined());
