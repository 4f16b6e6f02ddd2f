/** True where a text says something in words. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
