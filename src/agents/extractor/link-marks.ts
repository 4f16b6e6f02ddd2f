/** How a link stands in a numbered text: `[3 Apply on company site]`. Its words may have brackets of their own. */
const linkMark = /\[(\d+)(?: ([^[\]]*(?:\[[^[\]]*\][^[\]]*)*))?\]/g;

/** A text as the page shows it: links are their words. */
export function withoutLinkMarks(text: string): string {
  return text.replace(linkMark, (_mark, _number, words: string | undefined) => words ?? '');
}

/** Numbers of the links in a text, in order. */
export function linkNumbersIn(text: string): number[] {
  return Array.from(text.matchAll(linkMark), ([, number]) => Number(number));
}
