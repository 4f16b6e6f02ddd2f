/** Signs and words of exactly one currency. `$`, `kr`, `Rs` and `¥` are shared, so they are missing. */
const signs: Record<string, string> = {
  EUR: '€|euros?(?!\\p{L})',
  GBP: '£',
  CHF: '(?<!\\p{L})s?fr\\.',
  INR: '₹|(?<!\\p{L})(?:lpa|lakhs?|lacs?|crores?)(?!\\p{L})',
  PLN: 'zł(?!\\p{L})|złotych',
  CZK: 'kč',
  HUF: '(?<=\\d[^\\p{L}]{0,20})ft(?!\\p{L})|forint',
  RON: '(?<!\\p{L})lei(?!\\p{L})',
  BGN: 'лв',
  RUB: '₽|(?<!\\p{L})руб',
  UAH: '₴|(?<!\\p{L})грн',
  TRY: '₺',
  ILS: '₪',
  KRW: '₩|만원|(?<=\\d)원',
  VND: '₫',
  PHP: '₱',
  NGN: '₦',
  THB: '฿',
  JPY: '円',
  CNY: '元|人民币',
  BRL: 'r\\$',
  USD: '(?<!\\p{L})us ?\\$|us dollars?|u\\.s\\. dollars?',
  CAD: '(?<!\\p{L})ca?\\$',
  AUD: '(?<!\\p{L})au?\\$',
  NZD: '(?<!\\p{L})nz\\$',
  HKD: '(?<!\\p{L})hk\\$',
  SGD: '(?<!\\p{L})s(?:g)?\\$',
  TWD: '(?<!\\p{L})nt\\$',
  MXN: '(?<!\\p{L})mx\\$',
};
const signPatterns = Object.entries(signs).map(([code, source]) => ({ code, pattern: new RegExp(source, 'iu') }));

/** Codes that are not words in any language, so that they may be in lower case. */
const plainCodes = 'eur|usd|gbp|chf|pln|czk|sek|nok|dkk|huf|cad|aud|inr|jpy';
const multiplier = '(?:k|K|[Tt]sd\\.?|mil|M|000)?';
const codes = new RegExp(
  `(?<!\\p{L})([A-Z]{3}|${plainCodes})(?: ?\\$)? ?(?=\\d)|(?<=\\d ?(?:\\.?-)? ?${multiplier} ?\\$? ?)([A-Z]{3}|${plainCodes})(?!\\p{L})`,
  'gu',
);
const knownCodes = new Set(Intl.supportedValuesOf('currency'));

/** The ISO 4217 code of the one currency the text names beside a number; null for none or several. */
export function salaryCurrencyIn(text: string): string | null {
  const bySign = signPatterns.filter(({ pattern }) => pattern.test(text)).map(({ code }) => code);
  const byCode = [...text.matchAll(codes)].map(([, before, after]) => (before ?? after ?? '').toUpperCase());
  const found = new Set([...bySign, ...byCode.filter((code) => knownCodes.has(code))]);
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : null;
}
