import { currencyCodes } from '@/language/lexicon/currency-codes';
import { plainCodes, wordsOfCurrency } from './currency-words';

/** Signs of exactly one currency. `$`, `kr`, `Rs` and `¥` are shared, so they are missing. */
const signs: Record<string, string> = {
  EUR: '€',
  GBP: '£',
  CHF: '(?<!\\p{L})s?fr\\.',
  IDR: '(?<!\\p{L})rp(?![\\p{L}])',
  INR: '₹',
  RUB: '₽',
  UAH: '₴',
  TRY: '₺',
  ILS: '₪',
  KRW: '₩',
  VND: '₫',
  PHP: '₱',
  NGN: '₦',
  THB: '฿',
  BRL: 'r\\$',
  USD: '(?<!\\p{L})us ?\\$',
  CAD: '(?<!\\p{L})ca?\\$',
  AUD: '(?<!\\p{L})au?\\$',
  NZD: '(?<!\\p{L})nz\\$',
  HKD: '(?<!\\p{L})hk\\$',
  SGD: '(?<!\\p{L})s(?:g)?\\$',
  TWD: '(?<!\\p{L})nt\\$',
  MXN: '(?<!\\p{L})mx\\$',
};
const signPatterns = [...Object.entries(signs), ...wordsOfCurrency].map(([code, source]) => ({
  code,
  pattern: new RegExp(source, 'iu'),
}));

/** Between a number and its code. */
const multiplier = '(?:k|K|[Tt]sd\\.?|mil|M|000)?';
const codes = new RegExp(
  `(?<!\\p{L})([A-Z]{3}|${plainCodes})(?: ?\\$)? ?(?=\\d)|(?<=\\d ?(?:\\.?-)? ?${multiplier} ?\\$? ?)([A-Z]{3}|${plainCodes})(?!\\p{L})`,
  'gu',
);

/** The ISO 4217 code of the one currency the text names beside a number; null for none or several. */
export function salaryCurrencyIn(text: string): string | null {
  const bySign = signPatterns.filter(({ pattern }) => pattern.test(text)).map(({ code }) => code);
  const byCode = [...text.matchAll(codes)].map(([, before, after]) => (before ?? after ?? '').toUpperCase());
  const found = new Set([...bySign, ...byCode.filter((code) => currencyCodes().has(code))]);
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : null;
}
