/** Zero-width, directional and other format characters: nothing a reader sees, but enough to hide or reorder words. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029\u00ad]/gu;

/** The text on one line: white space folded, and without the characters that a reader cannot see. */
export function foldText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseen, '').trim();
}
