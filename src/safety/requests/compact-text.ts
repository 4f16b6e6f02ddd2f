/** Letters and digits only, without accents: the same however a text is split or written. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** For text written backwards. */
export const reverseText = (text: string): string => [...text].reverse().join('');
