/** Zero-width, directional and other format characters: invisible, but able to hide or reorder words. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029\u00ad]/gu;

/** The text on one line: white space collapsed, invisible characters removed. */
export function toVisibleLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseen, '').trim();
}
