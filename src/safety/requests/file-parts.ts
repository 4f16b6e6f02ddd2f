import { reverseText } from './compact-text';

/** Characters that are compared. */
const compared = 24;
/** Bytes of a file in which any part of twice as many characters as are compared is found; in larger ones, parts longer in proportion. */
const finelyCompared = 1_000_000;
/** Different characters. What says less is found in any file: bytes that are no text, empty pages, runs of zeros. */
const fewestDifferent = 10;
/** Bytes that make as many characters as are compared, however many each of them takes. */
const mostOfText = 128;
/** The rest of a character that was cut off. */
const cutOff = /^\uFFFD{1,3}/u;

const decoder = new TextDecoder();

/** A way to write a file: what is written from one of its bytes on, and how many bytes apart that is compared. */
interface Writing {
  step: number;
  from(bytes: Uint8Array, at: number): string;
}

const writings: readonly Writing[] = [
  {
    step: 24,
    from: (bytes, at) => decoder.decode(bytes.subarray(at, at + mostOfText)).replace(cutOff, ''),
  },
  // Base64 writes three bytes in four characters: a part may begin at any of them.
  ...[0, 1, 2].map((shift) => ({
    step: 18,
    from: (bytes: Uint8Array, at: number) => btoa(String.fromCharCode(...bytes.subarray(at + shift, at + shift + 18))),
  })),
  {
    step: 12,
    from: (bytes, at) => Array.from(bytes.subarray(at, at + 12), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  },
  { step: 6, from: (bytes, at) => bytes.subarray(at, at + compared).join(',') },
];

/** Whether texts hold parts of a file: as they are, in base64, in hexadecimal, or byte by byte as numbers. */
export interface FileParts {
  isIn(text: string): boolean;
}

/** Reads the file once something is to be compared with it: that takes time and room, of which larger files take no more than one of a megabyte. */
export function partsOfFile(bytes: Uint8Array): FileParts {
  let windows: ReadonlySet<string> | null = null;
  return {
    isIn(text) {
      windows ??= windowsOf(bytes);
      return [text, reverseText(text)].some((one) => holdsOne(one, windows));
    },
  };
}

function holdsOne(text: string, windows: ReadonlySet<string> | null): boolean {
  for (let at = 0; at + compared <= text.length; at += 1) {
    if (windows?.has(text.slice(at, at + compared))) return true;
  }
  return false;
}

function windowsOf(bytes: Uint8Array): Set<string> {
  const windows = new Set<string>();
  const coarseness = Math.max(1, Math.ceil(bytes.length / finelyCompared));
  for (const { step, from } of writings) {
    for (let at = 0; at < bytes.length; at += step * coarseness) {
      const part = from(bytes, at).slice(0, compared);
      if (part.length === compared && saysMuch(part)) windows.add(part);
    }
  }
  return windows;
}

/** Numbers and commas are few different characters by themselves. */
function saysMuch(part: string): boolean {
  const different = new Set(part);
  different.delete('\uFFFD');
  return /^[\d,]+$/.test(part) ? different.size >= fewestDifferent - 2 : different.size >= fewestDifferent;
}
