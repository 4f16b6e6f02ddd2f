import { foldText } from './fold-wording';

/** French and Italian words that lose their ending before a vowel. */
const elided = /(?<![\p{L}'])(?:[cdjlmnst]|qu|dell|dall|nell|sull|all)'(?=\p{L})/gu;

/** A label in the form phrases are searched in: folded, words separated by single spaces, nothing else. */
export function foldLabel(text: string): string {
  return foldText(text)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(elided, (word) => `${word.slice(0, -1)} `)
    .trim();
}

/** The words of a `name` or `id` in any programming case style: `billingAddress.first_name` → `billing address first name`. */
export function foldIdentifier(name: string): string {
  const numbered = name.replace(/\[(\d)\](?=\W*$)/, (_, index: string) => ` ${Number(index) + 1}`);
  return foldLabel(
    numbered.replace(
      /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu,
      ' ',
    ),
  );
}

/** Number of words in a folded text. */
export function wordCount(words: string): number {
  return words === '' ? 0 : words.split(' ').length;
}
