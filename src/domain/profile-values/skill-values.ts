import { type ValueReader, valueAt } from './profile-value';

/** Every skill by its keywords, else by its name, each once. */
export const skills: ValueReader = (profile) => {
  const named = (profile.skills ?? []).flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]));
  return valueAt('skills', [...new Set(named.flatMap((skill) => skill?.trim() || []))]);
};

const language =
  (name: 'language' | 'fluency'): ValueReader =>
  (profile, { repeat }) =>
    valueAt(`languages[${repeat ?? 0}].${name}`, profile.languages?.[repeat ?? 0]?.[name]);

export const languageName = language('language');
export const languageLevel = language('fluency');
