import { allLanguages } from '@/language/lexicon/lexicon';

/** What CLDR calls some of them, and the scripts it writes Chinese in. */
const localesOf: Readonly<Record<string, readonly string[]>> = {
  no: ['nb'],
  tl: ['fil'],
  zh: ['zh', 'zh-Hant'],
  mul: [],
};

/** Every language whose words are known, English first; the browser's own data on them (CLDR) replaces word lists. */
export const languages: readonly string[] = [
  ...new Set(['en', ...allLanguages.flatMap((language) => localesOf[language] ?? [language])]),
];
