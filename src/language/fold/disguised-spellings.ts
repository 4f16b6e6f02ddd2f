/** Upside-down letters, and how they are read. */
const turned: Readonly<Record<string, string>> = Object.fromEntries(
  'ɐa qb ɔc pd ǝe ɟf ƃg ɓg ɥh ᴉi ıi ɾj ʞk ꞁl ʅl ɯm un dp bq ɹr ʇt nu ʌv ʍw ʎy'
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
);
/** Those that are not letters otherwise. */
const onlyTurned = /[ɐɔǝɟƃɓɥᴉıɾʞꞁʅɯɹʇʌʍʎ]/gu;
/** Characters that change the direction of text. */
const directions = /[\u202d\u202e\u2066-\u2069\u200e\u200f\u061c]/;
/** Digits and signs drawn like letters. */
const letterSigns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '£': 'l',
  '€': 'e',
  '¥': 'y',
  '¢': 'c',
  '!': 'l',
};
const wordsWithSigns = /[\p{L}01345 78@$£€¥¢!]+/gu;

/** A name as it is written, and as it reads if letters are turned, reversed, run together, repeated or replaced by signs. */
export function possibleSpellings(text: string): string[] {
  const ways = [text, signsAsLetters(text), ...joinedWords(text)];
  if (/(\p{L})\1\1/iu.test(text))
    ways.push(text.replace(/(\p{L})\1{2,}/giu, '$1$1'), text.replace(/(\p{L})\1{2,}/giu, '$1'));
  if (directions.test(text)) ways.push(backwards(text));
  if ((text.match(onlyTurned)?.length ?? 0) >= 2) ways.push(upright(text));
  return [...new Set(ways)];
}

/** "BuyNow" on its own; within a text, company names look like that too. */
function joinedWords(text: string): string[] {
  return /^\s*\p{L}+\s*$/u.test(text) ? [text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')] : [];
}

const backwards = (text: string): string => [...text].reverse().join('');

const upright = (text: string): string =>
  [...text.toLowerCase()]
    .reverse()
    .map((letter) => turned[letter] ?? letter)
    .join('');

/** "4pply n0w", "$ave"; but not "50k", which is mostly digits. */
function signsAsLetters(text: string): string {
  return text.replace(wordsWithSigns, (run) =>
    run
      .split(' ')
      .map((word) => {
        const plain = word.match(/\p{L}/gu)?.length ?? 0;
        return plain >= 2 && plain * 2 >= [...word].length
          ? [...word].map((sign) => letterSigns[sign] ?? sign).join('')
          : word;
      })
      .join(' '),
  );
}
