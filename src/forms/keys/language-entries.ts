import { isCustomQuestion } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { areLanguages } from '@/language/words/forms/language-names';
import { areLanguageLevels } from './language-levels';
import { isLanguagesHeading } from './languages-heading';

/**
 * The fields again, with keys for those in lines of a language and how well it is spoken, and which line each is in: beside its level, a
 * language is one of those that somebody speaks, and not the one they want to be written to in.
 */
export function withLanguageEntries(fields: readonly FormField[]): FormField[] {
  let lines = 0;
  let index: number | null = null;
  return fields.map((field, at) => {
    const next = fields[at + 1];
    if (next && namesLanguage(field) && isLevelBeside(next, field)) {
      index = field.repeat?.index ?? lines;
      lines = index + 1;
      return { ...field, key: 'language.name', repeat: { group: 'languages', index } };
    }
    const before = fields[at - 1];
    if (index !== null && before && isOpenQuestion(field) && isLevelBeside(field, before)) {
      return { ...field, key: 'language.level', repeat: { group: 'languages', index } };
    }
    index = null;
    return field;
  });
}

const takesOne = ({ kind }: FormField): boolean => kind === 'select' || kind === 'combobox' || kind === 'text';

const isOpenQuestion = ({ key }: FormField): boolean => key === null || isCustomQuestion(key);

/** It is called just a language, or has languages to choose from. */
function namesLanguage(field: FormField): boolean {
  if (!takesOne(field)) return false;
  // In entries that a form repeats, only the heading says whose language it is.
  const isEntry = field.repeat !== null && isUnderLanguages(field) && isOneLanguage(fold(field.question));
  return field.key === 'language' || (isOpenQuestion(field) && (isEntry || areLanguages(field.options)));
}

/** Of levels to choose from; under a heading about languages, a list that is still closed is one too. */
function isLevelBeside(field: FormField, other: FormField): boolean {
  const { kind, options, sections } = field;
  if (sections.join('\n') !== other.sections.join('\n')) return false;
  if (kind === 'choices' || kind === 'tick') return false;
  if (options) return areLanguageLevels(options);
  return kind === 'combobox' && isUnderLanguages(field);
}

/** An entry may have a title of its own below that heading: "Language 1". */
const isUnderLanguages = ({ sections }: FormField): boolean =>
  sections.slice(-2).some((heading) => isLanguagesHeading(fold(heading)));

const isOneLanguage = nameWordTest({ alone: phrases('synonyms.language') });
