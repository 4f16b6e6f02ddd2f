import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyRedactor } from '@/models/redact-echoed-key';

const key = 'qweKEY1234567890abcdefXYZ';
const redact = createKeyRedactor(key);

const sayings: Record<string, string> = {
  base64: btoa(key),
  'as part of a URL': btoa(`x${key}`).replaceAll('+', '-').replaceAll('/', '_'),
  'base64 twice': btoa(btoa(key)),
  hexadecimal: Buffer.from(key).toString('hex').toUpperCase(),
  'with colons': Buffer.from(key).toString('hex').replaceAll(/(..)/g, '$1:'),
  'in two lines': `${key.slice(0, 12)}\n${key.slice(12)}`,
  'letter by letter': [...key].join(' '),
  'all entities': [...key].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
  'entities within entities': [...key].map((letter) => `&amp;#x${letter.charCodeAt(0).toString(16)};`).join(''),
  escapes: [...key].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(''),
  'percent twice': [...key].map((letter) => `%25${letter.charCodeAt(0).toString(16)}`).join(''),
  backwards: [...key].reverse().join(''),
  'in capitals': key.toUpperCase(),
  'numbers of its letters': [...key].map((letter) => letter.charCodeAt(0)).join(', '),
  'without its last': key.slice(0, -1),
  'its second half': key.slice(12),
};

describe('a key that a server says back', () => {
  it.each(Object.entries(sayings))('is taken out, %s', (_, said) => {
    const told = redact(`no such key: ${said}, try again`);
    expect(told).not.toContain(said.slice(0, 8));
    expect(told).not.toContain(said.slice(-10, -2));
    expect(told).toMatch(/^no such key: .*try again$/s);
    expect(told).toContain('[redacted]');
  });

  it('is taken out of a longer base64, wherever it stands in it', () => {
    for (const before of ['', 'a', 'ab', 'Bearer ']) {
      const told = redact(btoa(`${before}${key} is wrong`));
      expect(atob(told.split('[redacted]')[0] ?? '')).not.toContain(key.slice(0, 4));
      expect(told).toContain('[redacted]');
      expect(told.length).toBeLessThan(42);
    }
  });

  it('leaves every other text as it is', () => {
    for (const text of ['', 'The model gpt-5 does not exist.', 'Rate limit of 1234567 tokens', '%zz &#; \\u12 \\']) {
      expect(redact(text)).toBe(text);
    }
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => redact(text) === text));
  });

  it('says nothing of what stood beside it', () => {
    expect(redact(`a ${key} b ${key} c`)).toBe('a [redacted] b [redacted] c');
    expect(redact(`${key.slice(0, 12)}-${key.slice(12)}`)).toBe('[redacted]');
  });

  it('takes time that grows with the text', () => {
    const began = performance.now();
    for (const piece of ['\\', '%', '&amp;', '&#', 'qweKEY12', 'a']) redact(piece.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});
