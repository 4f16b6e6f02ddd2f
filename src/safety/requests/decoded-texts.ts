/** How deeply encodings may be nested. */
const mostDepth = 4;
/** Characters examined per request: anything longer is a file, or long on purpose. */
export const maxDecodedText = 300_000;

const base64Run = /[\w+/-]{8,}/g;
const hexRun = /(?:[\da-f]{2}){4,}/gi;
/** Characters by their numbers, one after the other, whatever stands between: "111,116,116", "=6f=74", "0x6f 0x74". */
const isCode = /^(?:0?x|u)?[\da-f]{2,6}$/i;
/** Fewer are a date, or a version. */
const fewestCodes = 4;
const radixes = [10, 16, 8] as const;
const escapes = /\\u([\da-f]{4})|\\x([\da-f]{2})|&#x([\da-f]{1,5});|&#(\d{1,6});/gi;

/** The texts, and what they decode to: percent, JSON and HTML escapes, base64, base64url, hex, in any nesting. */
export function decodeNestedTexts(texts: readonly string[]): string[] {
  const found = new Set<string>();
  let room = maxDecodedText;
  let open = texts.filter(Boolean);
  for (let depth = 0; depth <= mostDepth && open.length > 0; depth += 1) {
    const next: string[] = [];
    for (const long of open) {
      const text = long.slice(0, room);
      if (text === '' || found.has(text)) continue;
      found.add(text);
      room -= text.length;
      next.push(...decodings(text));
    }
    open = next;
  }
  return [...found];
}

function decodings(text: string): string[] {
  const plain = [percentDecoded(text), unescaped(text), ...jsonTexts(text)];
  return [
    ...plain.filter((one) => one !== text),
    ...runsOf(text, base64Run, base64Decoded),
    ...runsOf(text, hexRun, hexDecoded),
    ...codesIn(text).flatMap(codesDecoded),
  ];
}

function runsOf(text: string, run: RegExp, decode: (run: string) => string[]): string[] {
  return Array.from(text.matchAll(run), String).flatMap(decode);
}

/** Even if one escape is broken. */
function percentDecoded(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  return text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
}

function unescaped(text: string): string {
  return text.replace(escapes, (_, unicode, byte, hex, decimal) => {
    const code = decimal === undefined ? Number.parseInt(unicode ?? byte ?? hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** JSON inside a text; what is read is examined again in turn. */
function jsonTexts(text: string): string[] {
  const begin = text.trimStart();
  if (!/^[{["]/.test(begin)) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? [parsed] : [];
  } catch {
    return [];
  }
}

/** If glued to other letters, it may start at any of four offsets. */
function base64Decoded(run: string): string[] {
  const standard = run.replaceAll('-', '+').replaceAll('_', '/');
  return [0, 1, 2, 3].flatMap((start) => {
    const part = standard.slice(start);
    const whole = part.slice(0, part.length - (part.length % 4 === 1 ? 1 : 0));
    try {
      return textOf(bytesOf(atob(whole)));
    } catch {
      return [];
    }
  });
}

function hexDecoded(run: string): string[] {
  const bytes = new Uint8Array(Math.floor(run.length / 2));
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(run.slice(at * 2, at * 2 + 2), 16);
  return textOf(bytes);
}

function codesIn(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const [token] of text.matchAll(/[\da-z]+/gi)) {
    if (isCode.test(token)) runs.at(-1)?.push(token.replace(/^(?:0?x|u)/i, ''));
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length >= fewestCodes);
}

function codesDecoded(tokens: readonly string[]): string[] {
  return radixes.flatMap((radix) => {
    const codes = tokens.slice(0, mostCodes).map((one) => Number.parseInt(one, radix));
    if (codes.some((code) => !(code > 0 && code <= 0x10_ff_ff))) return [];
    return textOf(new TextEncoder().encode(String.fromCodePoint(...codes)));
  });
}

/** Arguments that a call takes. */
const mostCodes = 4_000;

/** A loop, since a page may send a thousand long texts at once: `Uint8Array.from` takes six times as long. */
function bytesOf(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Almost any letters decode to something: only decoded text counts. */
function textOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '');
  const strange = text.match(/[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return text.length >= 3 && strange * 4 <= text.length ? [text] : [];
}
