/** A text for comparing: NFKC, lower case, one kind of apostrophe, white space folded, without what stands around the words. */
export function comparableText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#)]+$/gu, '');
}

/** Words of a text; scripts without spaces are counted as if a word had three characters. */
export function countWords(text: string): number {
  const spaced = text.match(/\S+/g)?.length ?? 0;
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  return spaced + Math.floor(unspaced / 3);
}
