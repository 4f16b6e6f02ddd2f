import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { countWords } from '@/language/fold/comparable-text';
import { type Folded, fold, noWords } from '@/language/fold/fold';
import { isAsked } from '@/language/words/forms/yes-or-no-question';
import { employmentKindOf } from './employment-section';
import type { FieldText } from './field-text';
import { findEquality, legalKey, legalKeyByName } from './legal-key';
import { consentAsks, cookieAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';
import { shortLabelMeaning } from './short-label-key';

const findConsent = questionFinder([...cookieAsks, ...consentAsks]);

/** What one or several checkboxes agree to; being kept on file for other jobs is agreed to as well. */
export function checkboxKey(field: FormField, words: FieldText): FieldKey | null {
  const consent = findConsent.bySaying(words) ?? findConsent.bySaying({ ...words, label: optionWords(field) });
  if (consent === 'consent.future') return 'never.consent';
  if (consent !== null) return consent;
  const asked = legalKey(field, words) ?? findConsent.byName(words) ?? legalKeyByName(words);
  if (asked !== null) return asked;
  const ofOptions = field.kind === 'choices' ? equalityOf(field, words) : null;
  if (ofOptions !== null) return ofOptions;
  const meaning = shortLabelMeaning(field, words);
  if (meaning === 'pronouns' || meaning === 'nationality') return meaning;
  if (field.kind === 'choices') return 'question.choice';
  return isAgreement(field, words) ? 'never.consent' : null;
}

/** "Please check one of these", where what the options say is what the law lets employers ask. */
function equalityOf({ options }: FormField, words: FieldText): FieldKey | null {
  const labels = (options ?? []).map(({ label }) => label);
  const said = labels.flatMap((label) => findEquality.bySaying({ ...words, label: fold(label), hint: noWords }) ?? []);
  return said.length > 1 && new Set(said).size === 1 ? (said[0] ?? null) : null;
}

/** No list of agreements is complete: a single checkbox beside a statement is left to the person, whatever it says. */
function isAgreement(field: FormField, { label }: FieldText): boolean {
  if (isAsked(field.question) || field.repeat !== null || employmentKindOf(field) !== null) return false;
  return countWords(label) >= fewestWordsOfSentence;
}

const fewestWordsOfSentence = 6;

function optionWords({ options }: FormField): Folded {
  return fold((options ?? []).map(({ label }) => label).join(' '));
}
