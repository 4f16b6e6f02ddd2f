import { redacted } from '@/safety/redact-keys';

/** A match this long is no coincidence, and shorter parts are of no use. */
const shortestPart = 8;

/** A letter as it may be encoded in addresses, markup and JSON, several times over; otherwise any character. */
const written =
  /&(?:amp;){0,4}#(?:x([\da-f]{1,6})|(\d{1,7}));|%(?:25){0,4}([\da-f]{2})|\\{1,8}u\{?([\da-f]{4})\}?|\\{1,8}x([\da-f]{2})|\\{1,8}[nrt]|[\s\S]/giu;

/** One letter or digit of a text, and its position. */
interface Sign {
  letter: string;
  start: number;
  end: number;
}

/**
 * Redacts a key, and every recognizable part of it, from a text written by somebody else: whatever is between its characters, and however
 * they are encoded (base64, hexadecimal, entities, escapes, percent signs, backwards). Linear in the length of the text.
 */
export function createKeyRedactor(key: string): (text: string) => string {
  let parts: ReadonlySet<string> | null = null;
  return (text) => {
    parts ??= partsOf(key);
    return parts.size === 0 ? text : withoutParts(text, parts);
  };
}

function withoutParts(text: string, parts: ReadonlySet<string>): string {
  const signs = signsOf(text);
  const letters = signs.map(({ letter }) => letter);
  let kept = '';
  let end = 0;
  let last = -1;
  for (let index = 0; index < signs.length; index += 1) {
    if (!parts.has(letters.slice(index, index + shortestPart).join(''))) continue;
    // Text between two parts of one key belongs to it.
    const start = index <= last + 1 ? end : (signs[index]?.start ?? end);
    if (start > end || kept === '' || index > last + 1) kept += text.slice(end, start) + redacted;
    last = index + shortestPart - 1;
    end = signs[last]?.end ?? text.length;
  }
  return kept + text.slice(end);
}

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { 0: whole, 1: hex, 2: decimal, 3: percent, 4: unicode, 5: byte, index } of text.matchAll(written)) {
    const code = decimal === undefined ? (hex ?? percent ?? unicode ?? byte) : Number(decimal).toString(16);
    const point = code === undefined ? Number.NaN : Number.parseInt(code, 16);
    const character = Number.isNaN(point)
      ? whole.length > 2 || whole.startsWith('\\')
        ? ''
        : whole
      : fromPoint(point);
    for (const letter of lettersOf(character)) signs.push({ letter, start: index, end: index + whole.length });
  }
  return signs;
}

const fromPoint = (point: number): string => (point <= 0x10ffff ? String.fromCodePoint(point) : '');

const lettersOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? [];

/** All parts of that length, for each encoding of the key. */
function partsOf(key: string): Set<string> {
  const parts = new Set<string>();
  for (const way of waysOf(key)) {
    const letters = lettersOf(way);
    for (let start = 0; start + shortestPart <= letters.length; start += 1) {
      parts.add(letters.slice(start, start + shortestPart).join(''));
    }
  }
  return parts;
}

function waysOf(key: string): string[] {
  const bytes = [...new TextEncoder().encode(key)];
  return [
    key,
    [...key].reverse().join(''),
    bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    bytes.join(''),
    // A base64 encoding depends on where the key's bytes fall in groups of three.
    ...[0, 1, 2].map((before) => insideBase64(bytes, before)),
    ...[0, 1, 2].map((before) => insideBase64([...new TextEncoder().encode(insideBase64(bytes, 0))], before)),
  ];
}

/** The base64 characters that depend on the key alone, with so many bytes before it. */
function insideBase64(bytes: readonly number[], before: number): string {
  const text = btoa(String.fromCharCode(...new Array<number>(before).fill(0), ...bytes));
  const [first, rest] = [Math.ceil((before * 8) / 6), (before + bytes.length) % 3];
  return text.slice(first, rest === 0 ? undefined : Math.floor(((before + bytes.length) * 8) / 6));
}
