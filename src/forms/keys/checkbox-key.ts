import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { countWords } from '@/language/fold/comparable-text';
import { type Folded, fold } from '@/language/fold/fold';
import { isAsked } from '@/language/words/forms/yes-or-no-question';
import { employmentKindOf } from './employment-section';
import type { FieldText } from './field-text';
import { legalKey, legalKeyByName } from './legal-key';
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
  const meaning = shortLabelMeaning(field, words);
  if (meaning === 'pronouns' || meaning === 'nationality') return meaning;
  if (field.kind === 'choices') return 'question.choice';
  return isAgreement(field, words) ? 'never.consent' : null;
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
