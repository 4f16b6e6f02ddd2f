import { isCustomQuestion } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { sentenceFinder } from '@/language/match/phrases';
import { areLanguages, languageIn } from '@/language/words/forms/language-names';
import { withoutRequestWords } from '@/language/words/forms/request-words';
import { withLanguageEntries } from './language-entries';
import { areLanguageLevels, findLanguageLevel, saysLevel } from './language-levels';
import { isLanguagesHeading } from './languages-heading';

const findSkills = sentenceFinder(phrases('questions.skills'));
const findLanguages = sentenceFinder(phrases('questions.languages'));
const isLanguagesLabel = nameWordTest({ alone: phrases('questions.languages') });

/** A label that asks for all of them in one field. */
const asksForAll = nameWordTest({ alone: phrases('cv.skillsHeadings') });

/** The fields again, with keys for those about skills and spoken languages: which of several somebody has, or all of them. */
export function assignSkillKeys(fields: readonly FormField[]): FormField[] {
  return withLanguageEntries(fields).map((field) => {
    // In some languages a country and its language are one word; and what is added may have to be searched for.
    if (!isCustomQuestion(field.key) && field.key !== 'country' && field.key !== 'ignore.search') return field;
    if (asksForSpoken(field)) return { ...field, key: 'languages' };
    if (asksForLevel(field)) return { ...field, key: 'language.level' };
    return field.key !== 'country' && asksForSkills(field) ? { ...field, key: 'skills' } : field;
  });
}

/** How well one language is spoken, of levels to choose from; of a list that is still closed, only the question says so. */
function asksForLevel({ kind, question, options }: FormField): boolean {
  if (kind === 'choices' || !(options || kind === 'combobox') || languageIn(question) === undefined) return false;
  return options ? areLanguageLevels(options) : saysLevel(fold(question));
}

/** Of the languages of a list any number is chosen; where there is none, only a label that says so asks for all. */
function asksForSpoken({ kind, question, options }: FormField): boolean {
  const words = fold(question);
  // Those one speaks well, or at home, are not all that one speaks.
  if (findLanguageLevel(words) !== null) return false;
  if (options) return areLanguages(options) && (findLanguages(words) !== null || isLanguagesHeading(words));
  return takesSeveralTexts(kind) && (isLanguagesLabel(words) || isLanguagesHeading(words));
}

const takesSeveralTexts = (kind: FormField['kind']): boolean =>
  kind === 'combobox' || kind === 'text' || kind === 'multiline' || kind === 'tags';

function asksForSkills({ kind, question, takesSeveral }: FormField): boolean {
  const words = fold(question);
  if (kind === 'choices' || takesSeveral) return findSkills(words) !== null;
  return (
    (takesSeveralTexts(kind) || kind === 'select') && (asksForAll(words) || asksForAll(withoutRequestWords(words)))
  );
}
