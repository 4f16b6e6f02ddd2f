import type { TraitValue } from '../../traits/trait-value.ts';
import { allWords } from '../words/all-words.ts';
import type { FormWords } from '../words/form-words.ts';

const spoken = (language: string): TraitValue => ({ takenFrom: `forms of employers who write ${language}` });

/** What the form is written in. */
export const formLanguages = {
  en: spoken('English'),
  de: spoken('German'),
  fr: spoken('French'),
  es: spoken('Spanish'),
  it: spoken('Italian'),
  nl: spoken('Dutch'),
  pt: spoken('Portuguese'),
  pl: spoken('Polish'),
  cs: spoken('Czech'),
  sv: spoken('Swedish'),
  da: spoken('Danish'),
  fi: spoken('Finnish'),
  tr: spoken('Turkish'),
  ja: spoken('Japanese'),
} as const satisfies Record<keyof typeof allWords, TraitValue>;

export function wordsOf(language: keyof typeof formLanguages): FormWords {
  return allWords[language];
}
