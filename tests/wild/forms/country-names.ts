import type { Group } from './words/form-words.ts';

/** By UN M49 number of the continent. Cape Verde stands where a search for Canada might end. */
const continents: Readonly<Record<string, readonly string[]>> = {
  '019': ['AR', 'BR', 'CA', 'CL', 'MX', 'US'],
  '150': ['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'PL', 'PT', 'SE'],
  '142': ['CN', 'IN', 'JP', 'KR', 'TR'],
  '002': ['CV', 'EG', 'KE', 'ZA'],
  '009': ['AU', 'NZ'],
};

export function countryName(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

export function countryGroups(language: string): Group[] {
  return Object.entries(continents).map(([continent, codes]) => [
    countryName(language, continent),
    codes.map((code) => countryName(language, code)).sort((one, other) => one.localeCompare(other, language)),
  ]);
}

/** All of them, as the language sorts them. */
export function countryNames(language: string): string[] {
  return countryGroups(language)
    .flatMap(([, names]) => names)
    .sort((one, other) => one.localeCompare(other, language));
}

export function languageName(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
