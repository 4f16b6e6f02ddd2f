/** Letters and digits only, without accents: the same however a text is split or written. */
export function compactText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** For text written backwards. */
export const turnedRound = (text: string): string => [...text].reverse().join('');
