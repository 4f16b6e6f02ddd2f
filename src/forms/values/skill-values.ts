import { optionWords } from '@/forms/options/fold-option-text';
import { languageIn, languageNameIn, languageOf } from '@/language/words/forms/language-names';
import { type ValueReader, valueAt } from './profile-value';

/** Every skill by its keywords, otherwise by its name, without duplicates; with options, those the profile names. */
export const skills: ValueReader = (profile, { options }) => {
  const named = (profile.skills ?? []).flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]));
  const all = [...new Set(named.flatMap((skill) => skill?.trim() || []))];
  const words = new Set(all.map(optionWords));
  return valueAt('skills', options ? options.filter((label) => words.has(optionWords(label))) : all);
};

/** Every language they speak, in the form's language; with options, those that mean one of them. */
export const languages: ValueReader = ({ languages: spoken = [] }, { options, language: written }) => {
  const names = spoken.flatMap(({ language: name }) => name?.trim() || []);
  const codes = new Set(names.map((name) => languageOf(name) ?? optionWords(name)));
  const isSpoken = (label: string) => codes.has(languageOf(label) ?? optionWords(label));
  const named = names.map((name) => {
    const code = languageOf(name);
    return code && written ? languageNameIn(code, written) : name;
  });
  return valueAt('languages', options ? options.filter(isSpoken) : [...new Set(named)]);
};

const language =
  (name: 'language' | 'fluency'): ValueReader =>
  (profile, { repeat, entry }) => {
    const at = entry ?? repeat ?? 0;
    return valueAt(`languages[${at}].${name}`, profile.languages?.[at]?.[name]);
  };

export const languageName = language('language');

/** Of the language that the question names, else of the one in that place. */
export const languageLevel: ValueReader = (profile, context) => {
  const asked = languageIn(context.question ?? '');
  if (asked === undefined) return language('fluency')(profile, context);
  const at = (profile.languages ?? []).findIndex(({ language: name }) => languageOf(name ?? '') === asked);
  return valueAt(`languages[${at}].fluency`, profile.languages?.[at]?.fluency);
};
