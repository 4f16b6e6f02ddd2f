import { isCustomQuestion } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseFinder } from '@/language/match/phrases';

const findSkills = phraseFinder(phrases('questions.skills'));

/** A label that asks for all of them in one field. */
const asksForAll = nameWordTest({ alone: phrases('cv.skillsHeadings') });

/** The fields again, with keys for those about skills: which of several somebody has, or all of them. */
export function assignSkillKeys(fields: readonly FormField[]): FormField[] {
  return fields.map((field) =>
    isCustomQuestion(field.key) && asksForSkills(field) ? { ...field, key: 'skills' } : field,
  );
}

function asksForSkills({ kind, question }: FormField): boolean {
  const words = fold(question);
  if (kind === 'choices') return findSkills(words) !== null;
  const takesSeveral = kind === 'combobox' || kind === 'text' || kind === 'multiline' || kind === 'tags';
  return takesSeveral && asksForAll(words);
}
