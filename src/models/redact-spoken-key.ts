import { redacted } from '@/domain/redact-keys';

/** So many characters in a row are no chance, and too few to be of use. */
const shortestPart = 8;

/** A letter as it may be written in addresses, markup and JSON, several times over; else any character. */
const written =
  /&(?:amp;){0,4}#(?:x([\da-f]{1,6})|(\d{1,7}));|%(?:25){0,4}([\da-f]{2})|\\{1,8}u\{?([\da-f]{4})\}?|\\{1,8}x([\da-f]{2})|\\{1,8}[nrt]|[\s\S]/giu;

/** One letter or digit of a text, and where it is written. */
interface Sign {
  letter: string;
  start: number;
  end: number;
}

/**
 * What takes a key, and every part of it that is long enough to tell, out of a text that somebody else wrote: whatever stands between its
 * characters, and however they are written (base64, hexadecimal, entities, escapes, percent signs, backwards). Takes time that grows with the text.
 */
export function redactorOf(key: string): (text: string) => string {
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
    // What stands between two parts of one key belongs to it.
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

/** All parts of that length, of each way in which the key may be written. */
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
    // Where it stands in a longer text decides how its bytes fall into groups of three.
    ...[0, 1, 2].map((before) => insideBase64(bytes, before)),
    ...[0, 1, 2].map((before) => insideBase64([...new TextEncoder().encode(insideBase64(bytes, 0))], before)),
  ];
}

/** The characters of a base64 that the key alone decides, with so many bytes before it. */
function insideBase64(bytes: readonly number[], before: number): string {
  const text = btoa(String.fromCharCode(...new Array<number>(before).fill(0), ...bytes));
  const [first, rest] = [Math.ceil((before * 8) / 6), (before + bytes.length) % 3];
  return text.slice(first, rest === 0 ? undefined : Math.floor(((before + bytes.length) * 8) / 6));
}
