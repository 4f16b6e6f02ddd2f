import { cutAtSentence, cutAtWord } from '@/domain/cut-text';

/** What would read as an address of a snapshot in a text of the page. */
const addressSyntax = /\[(?=\s*(click|type|select|upload)\s*:)/gi;

/** A text of which nothing looks like an address. */
export function withoutAddresses(text: string): string {
  return text.replace(addressSyntax, '(');
}

/**
 * A text that pages or models wrote, on one line and cut at a word where it is long: it can neither begin a line of its own nor
 * look like an address. `longest`: characters.
 */
export function oneLine(text: string, longest: number): string {
  return cutAtWord(onOneLine(text), longest);
}

/** The same, cut at a sentence. */
export function sentences(text: string, longest: number): string {
  return cutAtSentence(onOneLine(text), longest);
}

/** The same between quotation marks that it cannot leave. */
export function quoted(text: string, longest: number): string {
  return `"${oneLine(text, longest).replaceAll('"', "'")}"`;
}

function onOneLine(text: string): string {
  const visible = text.replace(/\p{Cf}+/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return withoutAddresses(visible.trim());
}
