import { type ByLanguage, type Language, phrases } from '@/language/lexicon/lexicon';
import { writtenAlternation } from '@/language/match/written-phrases';

/** The currency of each language whose words for it mean no other. */
const currencyOf: Readonly<Partial<Record<Language, string>>> = {
  bg: 'BGN',
  cs: 'CZK',
  da: 'DKK',
  he: 'ILS',
  hu: 'HUF',
  id: 'IDR',
  ja: 'JPY',
  ko: 'KRW',
  no: 'NOK',
  pl: 'PLN',
  pt: 'BRL',
  ro: 'RON',
  ru: 'RUB',
  sv: 'SEK',
  th: 'THB',
  tr: 'TRY',
  uk: 'UAH',
  vi: 'VND',
  zh: 'CNY',
};

const own = phrases('money.ownCurrency');
const indian: readonly ByLanguage[] = [phrases('money.lakh'), phrases('money.crore')];

/** Words and abbreviations of currencies, as a part of a pattern for plain letters. */
export const currencyWords: string = writtenAlternation(
  own,
  phrases('money.sharedCurrency'),
  phrases('money.euro'),
  phrases('money.usDollar'),
  ...indian,
);

/** Codes that are not words in any language, so that they may be in lower case. */
export const plainCodes = 'eur|usd|gbp|chf|pln|czk|sek|nok|dkk|huf|cad|aud|inr|jpy';

/** Behind a number, whatever counts its thousands: short words mean other things elsewhere. */
const behindNumber = `(?<=\\d[^\\p{L}]{0,20}(?:(?:${writtenAlternation(phrases('money.thousand'))})[^\\p{L}]{1,3})?)`;
const longestShort = 2;

/** Patterns of the words of each currency (ISO 4217). */
export const wordsOfCurrency: readonly (readonly [code: string, source: string])[] = [
  ['EUR', asWords(phrases('money.euro'))],
  ['USD', asWords(phrases('money.usDollar'))],
  ['INR', indian.map(asWords).join('|')],
  ...Object.entries(currencyOf).map(([language, code]): [string, string] => [code, ownWords(language)]),
];

function ownWords(language: string): string {
  const all = Object.entries(own).find(([each]) => each === language)?.[1] ?? '';
  return all
    .split('|')
    .map((word) => sourceOf(word.trim()))
    .join('|');
}

function sourceOf(word: string): string {
  const source = writtenAlternation({ mul: word });
  if (/[\p{sc=Han}\p{sc=Hang}]/u.test(word)) return word.length > 1 ? source : `(?<=[\\dk万萬千만])${source}`;
  return word.length > longestShort ? `(?<!\\p{L})${source}(?!\\p{L})` : `${behindNumber}${source}(?!\\p{L})`;
}

function asWords(table: ByLanguage): string {
  return `(?<!\\p{L})(?:${writtenAlternation(table)})(?!\\p{L})`;
}
