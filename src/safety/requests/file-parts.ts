import { reverseText } from './compact-text';

/** Characters. What is compared, and how far apart in the file: any part of `length + step` of them holds one. */
const compared = { length: 24, step: 24 };
/** Bytes of a file that are looked at: documents of an application are smaller. */
const mostBytes = 1_000_000;
/** Different characters. What says less is found in any file: bytes that are no text, empty pages, runs of zeros. */
const fewestDifferent = 10;
/** Base64 writes three bytes in four characters: a part may begin at any of them. */
const alignments = [0, 1, 2];

/** Whether texts hold parts of a file: as they are, in base64, in hexadecimal, or byte by byte as numbers. */
export interface FileParts {
  isIn(text: string): boolean;
}

/** Reads the file once something is to be compared with it: that takes time and room that grow with it, and mostly nothing is. */
export function partsOfFile(bytes: Uint8Array): FileParts {
  let windows: ReadonlySet<string> | null = null;
  return {
    isIn(text) {
      windows ??= windowsOf(bytes.subarray(0, mostBytes));
      return [text, reverseText(text)].some((one) => holdsOne(one, windows));
    },
  };
}

function holdsOne(text: string, windows: ReadonlySet<string> | null): boolean {
  for (let at = 0; at + compared.length <= text.length; at += 1) {
    if (windows?.has(text.slice(at, at + compared.length))) return true;
  }
  return false;
}

function windowsOf(bytes: Uint8Array): Set<string> {
  const windows = new Set<string>();
  const writings = [
    new TextDecoder().decode(bytes),
    ...alignments.map((from) => btoa(asBinary(bytes.subarray(from)))),
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    bytes.join(','),
  ];
  for (const text of writings) {
    for (let at = 0; at + compared.length <= text.length; at += compared.step) {
      const part = text.slice(at, at + compared.length);
      if (saysMuch(part)) windows.add(part);
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

/** Arguments that a call takes. */
const mostArguments = 8_192;

/** A character for each byte, which `btoa` takes. */
function asBinary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += mostArguments)
    text += String.fromCharCode(...bytes.subarray(at, at + mostArguments));
  return text;
}
