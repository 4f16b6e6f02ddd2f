import { languageOf } from '@/language/words/forms/language-names';
import type { OptionMeaning } from './option-meaning';

/** A language that people speak, by its name in any language. */
export const languageNameMeaning: OptionMeaning = ({ text }, key) => {
  const code = key === 'languages' || key === 'language.name' ? languageOf(text) : undefined;
  return code ? [`speaks ${code}`] : [];
};
