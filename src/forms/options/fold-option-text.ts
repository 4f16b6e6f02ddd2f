/** What separates two words; a point or comma inside a number belongs to it. */
const between = /(?!(?<=\d)[.,](?=\d))[^\p{L}\p{N}+#]+/gu;

/**
 * A label or value for comparison: lower case, no accents, only its words with single spaces; `+` and `#` stay, since C, C++ and C# differ.
 */
export function optionWords(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/ß/g, 'ss').replace(/ł/g, 'l').replace(/ø/g, 'o').replace(between, ' ').trim();
}
