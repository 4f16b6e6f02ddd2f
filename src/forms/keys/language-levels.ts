import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { foldedPhrases } from '@/language/match/phrases-in';

/** How well somebody speaks a language, in a text. */
export const findLanguageLevel = phraseFinder(
  ...(['native', 'fluent', 'advanced', 'intermediate', 'basic', 'beginner'] as const).map((level) =>
    phrases(`levels.${level}Language`),
  ),
);

/** A level of the Common European Framework. */
const frame = /^[abc][12](?![\p{L}\p{N}])/u;

/** Whether any of the options says how well a language is spoken. */
export const areLanguageLevels = (options: FormField['options']): boolean =>
  options?.some(({ label }) => findLanguageLevel(fold(label)) !== null || frame.test(fold(label))) ?? false;

let nouns: readonly string[] | null = null;

/** Whether a word of it is one for a level, or ends in one: "Englischkenntnisse". */
export function saysLevel(words: Folded): boolean {
  nouns ??= foldedPhrases(phrases('levels.levelNouns'));
  const ends = nouns;
  return words.split(' ').some((word) => ends.some((noun) => word.endsWith(noun)));
}
