/** A link in a numbered text: `[3 Apply on company site]`. Its words may contain brackets. */
export const linkMark = /\[(\d+)(?: ([^[\]]*(?:\[[^[\]]*\][^[\]]*)*))?\]/g;

/** A text as the page shows it: links become their words. */
export function withoutLinkMarks(text: string): string {
  return text.replace(linkMark, (_mark, _number, words: string | undefined) => words ?? '');
}
