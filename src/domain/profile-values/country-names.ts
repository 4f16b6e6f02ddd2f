import type { CountryCode } from 'libphonenumber-js/min';
import { countryCodes } from '../country-codes';

/** The languages whose names of countries are known. */
const nameLanguages = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt'];

/** What people write beside the names that CLDR has. Lower case. */
const otherNames: Record<string, string[]> = {
  US: [
    'usa',
    'u.s.',
    'u.s.a.',
    'united states of america',
    'the united states',
    'the us',
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

/** Codes that are also words are read only where they are written in capitals. */
const codesInText: Record<string, string> = { US: 'US', USA: 'US', 'U.S.': 'US', UK: 'GB', 'U.K.': 'GB', UAE: 'AE' };

let named: Map<string, CountryCode> | undefined;

/** Names in lower case and the country that each is. */
function countriesByName(): Map<string, CountryCode> {
  named ??= new Map(
    countryCodes.flatMap((code) => {
      const official = nameLanguages.map((language) => countryName(code, language).toLowerCase());
      return [...official, ...(otherNames[code] ?? [])].map((name) => [name, code] as const);
    }),
  );
  return named;
}

/** The name of a country (ISO 3166-1 alpha-2) in a language (ISO 639-1). */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
}

/** The ISO 3166-1 alpha-2 code of a country that is written as a code or by name; undefined for what is none. */
export function asCountryCode(text: string | null | undefined): CountryCode | undefined {
  const written = text?.trim() ?? '';
  return countryCodes.find((code) => code === written.toUpperCase()) ?? countriesByName().get(written.toLowerCase());
}

/** The countries that a text names, each once, in the order of their codes. */
export function countriesIn(text: string): string[] {
  return [...new Set(namesIn(text).map(({ code }) => code))].sort();
}

/** The text without the names of countries in it. */
export function withoutCountries(text: string): string {
  return namesIn(text).reduce((rest, { pattern }) => rest.replace(pattern, ' '), text);
}

interface FoundName {
  code: string;
  pattern: RegExp;
}

let patterns: FoundName[] | undefined;

/** Longer names first, and each place read once: "Guinea" is not named by "Papua New Guinea". */
function namesIn(text: string): FoundName[] {
  patterns ??= [
    ...[...countriesByName()].filter(([name]) => name.length > 3).map(([name, code]) => ({ name, code, flags: 'giu' })),
    ...Object.entries(codesInText).map(([name, code]) => ({ name, code, flags: 'gu' })),
  ]
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ name, code, flags }) => ({ code, pattern: wholeWord(name, flags) }));
  let rest = text;
  return patterns.filter(({ pattern }) => {
    const without = rest.replace(pattern, ' ');
    const isNamed = without !== rest;
    rest = without;
    return isNamed;
  });
}

function wholeWord(name: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, flags);
}
