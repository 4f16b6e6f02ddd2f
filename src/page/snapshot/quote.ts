import { toVisibleLine } from '@/language/fold/visible-one-line';
import { hideCardNumbers } from './card-number';

/** Characters. Longer texts are cut: dedicated readers read long text. */
let longest = 240;

/** Until said otherwise, shows long texts too, as far as a prompt can hold them. */
export function showLongTexts(areShown: boolean): void {
  longest = areShown ? 2_000 : 240;
}

/** Page text that would look like our own addresses. */
const ownSyntax = /\[(?=\s*(click|type|select|upload)\s*:)/gi;

/**
 * Page text in quotes that it cannot escape, on one line, cut if long: it is written by strangers and must not look like a line of ours.
 */
export function quote(text: string, length = longest): string {
  return `"${cut(hideCardNumbers(toVisibleLine(text)), length)
    .replaceAll('"', "'")
    .replace(ownSyntax, '(')}"`;
}

/** A name, unquoted if it is a plain word or two that can be nothing else. */
export function quoteUnlessPlain(text: string): string {
  return /^\p{L}[\p{L}\p{N}]*( [\p{L}\p{N}]+){0,2}$/u.test(text) && text.length <= 24 ? text : quote(text);
}

/** Cuts at a word boundary if one is near, never through a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return `${space > length * 0.7 ? start.slice(0, space) : start}…`;
}
