import { currencyCodes } from '@/language/lexicon/currency-codes';
import { coveredIntlLanguages } from '@/language/lexicon/intl-languages';
import { meaningsByName } from './meanings-by-name';
import type { OptionMeaning, OptionText } from './option-meaning';

/** Signs used by only one currency. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  zł: 'PLN',
  '₺': 'TRY',
  '₪': 'ILS',
};

let named: ReadonlyMap<string, string | null> | null = null;

/** Null for a name that is another currency in another language. */
function currenciesByName(): ReadonlyMap<string, string | null> {
  named ??= meaningsByName(
    coveredIntlLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'currency' });
      return Array.from(currencyCodes(), (code) => [names.of(code) ?? code, code] as const);
    }),
  );
  return named;
}

/** A currency by code, name, or unique sign: a dollar may be any of many. */
export const currencyMeaning: OptionMeaning = (option, key) => {
  const code = key === 'salary.currency' ? (codeIn(option) ?? signedIn(option)) : undefined;
  return code ? [`currency ${code}`] : [];
};

function codeIn({ text, words }: OptionText): string | undefined {
  const written = (text.match(/\b[A-Z]{3}\b/g) ?? []).filter((word) => currencyCodes().has(word));
  return written.length === 1 ? written[0] : (currenciesByName().get(words) ?? undefined);
}

function signedIn({ text }: OptionText): string | undefined {
  const found = Object.keys(signs).filter((sign) => text.includes(sign));
  return found.length === 1 && found[0] !== undefined ? signs[found[0]] : undefined;
}
