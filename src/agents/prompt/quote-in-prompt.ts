import { cutAtSentence, cutAtWord } from '@/std/cut-text';

/** Page text that looks like a snapshot address. */
const addressSyntax = /\[(?=\s*(click|type|select|upload)\s*:)/gi;

/** A text in which nothing looks like an address. */
export function withoutAddresses(text: string): string {
  return text.replace(addressSyntax, '(');
}

/**
 * Text from pages or models on one line, cut at a word if long: it can neither start a line of its own nor look like an address. `longest`:
 * characters.
 */
export function toOneLine(text: string, longest: number): string {
  return cutAtWord(onOneLine(text), longest);
}

/** The same, cut at a sentence. */
export function sentences(text: string, longest: number): string {
  return cutAtSentence(onOneLine(text), longest);
}

/** The same, in quotation marks it cannot close. */
export function quoted(text: string, longest: number): string {
  return `"${toOneLine(text, longest).replaceAll('"', "'")}"`;
}

function onOneLine(text: string): string {
  const visible = text.replace(/\p{Cf}+/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return withoutAddresses(visible.trim());
}
