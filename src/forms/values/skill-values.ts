import { optionWords } from '@/forms/options/fold-option-text';
import { type ValueReader, valueAt } from './profile-value';

/** Every skill by its keywords, otherwise by its name, without duplicates; with options, those the profile names. */
export const skills: ValueReader = (profile, { options }) => {
  const named = (profile.skills ?? []).flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]));
  const all = [...new Set(named.flatMap((skill) => skill?.trim() || []))];
  const words = new Set(all.map(optionWords));
  return valueAt('skills', options ? options.filter((label) => words.has(optionWords(label))) : all);
};

const language =
  (name: 'language' | 'fluency'): ValueReader =>
  (profile, { repeat }) =>
    valueAt(`languages[${repeat ?? 0}].${name}`, profile.languages?.[repeat ?? 0]?.[name]);

export const languageName = language('language');
export const languageLevel = language('fluency');
