/** True if a text contains letters. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
