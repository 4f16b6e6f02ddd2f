import type { CountryCode } from 'libphonenumber-js/min';
import { coveredIntlLanguages } from '@/language/lexicon/intl-languages';
import { countryCodes } from './country-codes';

/** A Norwegian name for an island, a Polish and Czech one for India: words of their own elsewhere. */
const alsoWords: ReadonlySet<string> = new Set(['man', 'indie']);

/** Common names that CLDR lacks. Lower case. */
export const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  US: [
    'usa',
    'u.s.',
    'u.s.a.',
    'united states of america',
    'the united states',
    'the us',
    // States whose names contain another country's.
    'new mexico',
    'new jersey',
    'rhode island',
    'vereinigte staaten von amerika',
  ],
  GB: [
    'uk',
    'u.k.',
    'great britain',
    'the united kingdom',
    'großbritannien',
    'grande-bretagne',
    'gran bretaña',
    'groot-brittannië',
    'england',
  ],
  NL: ['the netherlands', 'holland', 'nederland'],
  CZ: ['czech republic', 'czechia', 'tschechische republik'],
  KR: ['south korea', 'korea'],
  AE: ['uae', 'u.a.e.'],
  TR: ['turkey', 'türkiye'],
  RU: ['russia', 'russian federation'],
  VN: ['viet nam'],
};

let named: Map<string, CountryCode> | undefined;

/** Names in lower case, each with its country. */
export function countriesByName(): ReadonlyMap<string, CountryCode> {
  named ??= new Map(
    countryCodes.flatMap((code) => {
      const official = coveredIntlLanguages.map((language) => countryName(code, language).toLowerCase());
      const names = [...official, ...(otherCountryNames[code] ?? [])];
      return names.filter((name) => !alsoWords.has(name)).map((name) => [name, code] as const);
    }),
  );
  return named;
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** A country's name (ISO 3166-1 alpha-2) in a language (ISO 639-1). */
export function countryName(code: string, language: string): string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' });
  namesByLanguage.set(language, names);
  return names.of(code) ?? code;
}

/** The ISO 3166-1 alpha-2 code of a country given by code or name; undefined if it is none. */
export function asCountryCode(text: string | null | undefined): CountryCode | undefined {
  const written = text?.trim() ?? '';
  return countryCodes.find((code) => code === written.toUpperCase()) ?? countriesByName().get(written.toLowerCase());
}
