/** From the first letter or digit to the last; what may end a name (`C++`, `(m/f)`) stays. */
const fromWordToWord = /[\p{L}\p{N}](?:.*[\p{L}\p{N}+#)])?/su;

/** A text for comparison: NFKC, lower case, one kind of apostrophe, white space folded, trimmed to its words. */
export function comparableText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ');
  return fromWordToWord.exec(folded)?.[0] ?? '';
}

/** Only the words of a text, in lower case, one space between; `+` and `#` stay, since C, C++ and C# are three jobs. */
export function wordsOnly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Whether a text contains the phrase as whole words. */
export function containsWords(whole: string, phrase: string): boolean {
  return ` ${wordsOnly(whole)} `.includes(` ${wordsOnly(phrase)} `);
}

/** Number of words; scripts without spaces count three characters as a word. */
export function countWords(text: string): number {
  const spaced = text.match(/\S+/g)?.length ?? 0;
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  return spaced + Math.floor(unspaced / 3);
}
