import { countryCodes } from '../country-codes';
import type { FieldKey } from '../field-key';
import { asCountryCode, countryName } from '../profile-values/country-names';
import type { OptionMeaning } from './option-meaning';
import { optionWords } from './option-words';

/** Languages that lists of countries come in. */
const languages = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'cs', 'sv', 'da', 'nb', 'fi', 'hu', 'ro', 'tr'];

let named: ReadonlyMap<string, string | null> | null = null;

/** By the words of every name; null where two countries share one. */
function countriesByWords(): ReadonlyMap<string, string | null> {
  if (named) return named;
  const found = new Map<string, string | null>();
  for (const language of languages) {
    for (const code of countryCodes) {
      const words = optionWords(countryName(code, language));
      const known = found.get(words);
      found.set(words, known === undefined || known === code ? code : null);
    }
  }
  named = found;
  return named;
}

/** "(+49)", "+49", "(DE)", "(USA)": what lists put beside a name. */
const beside = /\s*(?:[-–(,]\s*)?(?:\+\s?\d[\d\s-]*|\(\s*\+?\d[\d\s-]*\s*\)|\([A-Z]{2,3}\))\s*\)?/g;

/** Only where a country is asked for are two letters its code: elsewhere NO is an answer, and IT a department. */
const askForCountries: readonly (FieldKey | null)[] = [
  'country',
  'country-name',
  'nationality',
  'tel',
  'tel-country-code',
];
const shortestName = 3;

/** A country by its name in any language, or by its code. */
export const countryMeaning: OptionMeaning = ({ text }, key) => {
  const name = text.replace(beside, ' ').trim();
  if (name.length < shortestName && !askForCountries.includes(key)) return null;
  const code = countriesByWords().get(optionWords(name)) ?? asCountryCode(name);
  return code ? `country ${code}` : null;
};
