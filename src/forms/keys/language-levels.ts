import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

/** How well somebody speaks a language, in a text. */
export const findLanguageLevel = phraseFinder(
  ...(['native', 'fluent', 'advanced', 'intermediate', 'basic', 'beginner'] as const).map((level) =>
    phrases(`levels.${level}Language`),
  ),
);

/** Whether any of the options says how well a language is spoken. */
export const areLanguageLevels = (options: FormField['options']): boolean =>
  options?.some(({ label }) => findLanguageLevel(fold(label)) !== null) ?? false;
