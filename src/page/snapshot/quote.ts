import { foldText } from '../names/fold-text';
import { hideCardNumbers } from './card-number';

/** Texts longer than this are cut: what a page says at length is read by its own readers, not here. Characters. */
const longest = 240;

/** What would read as an address of ours in a text of the page. */
const ownSyntax = /\[(?=\s*(click|type|select|upload)\s*:)/gi;

/**
 * A text of the page between quotation marks that it cannot leave, on one line, cut where it is long: page text is written by
 * strangers and must not look like a line of ours.
 */
export function quote(text: string, length = longest): string {
  return `"${cut(hideCardNumbers(foldText(text)), length)
    .replaceAll('"', "'")
    .replace(ownSyntax, '(')}"`;
}

/** A name without the marks where it is a plain word or two, so that it can be nothing else. */
export function quoteUnlessPlain(text: string): string {
  return /^\p{L}[\p{L}\p{N}]*( [\p{L}\p{N}]+){0,2}$/u.test(text) && text.length <= 24 ? text : quote(text);
}

/** Cut at a word where one ends near, never through a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return `${space > length * 0.7 ? start.slice(0, space) : start}…`;
}
