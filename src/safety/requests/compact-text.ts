/** Letters and digits alone, without their accents: however a text is taken apart or written. */
export function compactText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** For what is written from its end. */
export const turnedRound = (text: string): string => [...text].reverse().join('');
