import { intlLanguagesOf } from '@/language/lexicon/intl-languages';
import { coveredLanguages, type Language } from '@/language/lexicon/lexicon';

/** Lists of countries are met in them, although not all of their words are known. */
const furtherLanguages: readonly Language[] = [
  'ar',
  'bg',
  'el',
  'he',
  'hi',
  'hr',
  'hu',
  'ja',
  'ko',
  'ro',
  'ru',
  'sk',
  'th',
  'tr',
  'uk',
  'zh',
];

/** Languages of lists of countries. Not all that are known: in some a country is written as another's word, such as "Mön" (Icelandic for Man) as "Mon". */
export const countryListLanguages: readonly string[] = intlLanguagesOf([...coveredLanguages, ...furtherLanguages]);
