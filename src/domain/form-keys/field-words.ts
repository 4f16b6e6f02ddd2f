import { foldWording } from '../phrases';

/** French and Italian words that lose their end before a vowel. */
const elided = /(?<![\p{L}'])(?:[cdjlmnst]|qu|dell|dall|nell|sull|all)'(?=\p{L})/gu;

/** A label as phrases are looked for in it: folded, words parted by single spaces, nothing else. */
export function labelWords(text: string): string {
  return foldWording(text)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(elided, (word) => `${word.slice(0, -1)} `)
    .trim();
}

/** The words of a `name` or `id` in any of the ways programs write them: `billingAddress.first_name` → `billing address first name`. */
export function identifierWords(name: string): string {
  const numbered = name.replace(/\[(\d)\](?=\W*$)/, (_, index: string) => ` ${Number(index) + 1}`);
  return labelWords(
    numbered.replace(
      /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu,
      ' ',
    ),
  );
}

/** How many words a folded text has. */
export function wordCount(words: string): number {
  return words === '' ? 0 : words.split(' ').length;
}
