import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldOption, FormField } from '@/domain/form/form-field';
import { noWords } from '@/language/fold/fold';
import type { FieldText } from './field-text';
import { consentAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';
import { agreedTo, isAgreementText, namesAgreement } from './says-agreement';

const findConsent = questionFinder(consentAsks);

/** What is agreed to by choosing, as with a checkbox elsewhere: null if nothing, or nothing about data or terms. */
export function consentKey({ kind, hint, options }: FormField, words: FieldText): FieldKey | null {
  if (kind !== 'choice' && kind !== 'select' && kind !== 'combobox') return null;
  if (isAgreementText(hint) || (options ?? []).some(agrees)) return 'never.consent';
  // What remains is what is agreed to: night shifts are not terms.
  const label = agreedTo(words.label);
  if (label === null) return null;
  const found = findConsent.bySaying({ ...words, label, hint: noWords });
  return found === 'consent.future' ? null : found;
}

/** By an option's label, or by the value the form submits for it. */
const agrees = ({ label, value }: FieldOption): boolean =>
  isAgreementText(label) || (value !== null && namesAgreement(value));
