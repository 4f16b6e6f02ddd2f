/** A capital, a letter of a script without them, or a digit. Georgian has capitals only where all letters are. */
const beginning = /^[\p{Lu}\p{Lo}\p{sc=Georgian}\p{N}]/u;

/** Whether a text begins as names are written. */
export function beginsLikeName(text: string): boolean {
  return beginning.test(text);
}
