import { allLanguages, coveredLanguages, type Language } from './lexicon';

/** What CLDR calls some of them, and the scripts it writes Chinese in. */
const tagsOf: Readonly<Partial<Record<Language, readonly string[]>>> = {
  no: ['nb'],
  tl: ['fil'],
  zh: ['zh', 'zh-Hant'],
  mul: [],
};

/** Languages as `Intl` knows them, English first; the browser's own data on them (CLDR) replaces word lists. */
export function intlLanguagesOf(languages: readonly Language[]): readonly string[] {
  return [...new Set(['en', ...languages.flatMap((language) => tagsOf[language] ?? [language])])];
}

/** Every language whose words are known. */
export const intlLanguages: readonly string[] = intlLanguagesOf(allLanguages);

/** The covered ones: for names that are other words in further languages, such as "listopad", which is October in Croatian. */
export const coveredIntlLanguages: readonly string[] = intlLanguagesOf(coveredLanguages);
