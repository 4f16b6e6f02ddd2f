import type { FieldKey } from '@/domain/form/field-key';
import type { FieldOption, FormField } from '@/domain/form/form-field';
import { noWords, replaceFolded } from '@/language/fold/fold';
import type { FieldText } from './field-text';
import { consentAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';
import { isAgreementText, namesAgreement } from './says-agreement';

const findConsent = questionFinder(consentAsks);

/** Words of agreement. What remains without them is what is agreed to: night shifts are not terms. */
const agreeing =
  /(?<!\p{L})(?:(?:i|do you|you) )?(?:agree|accept|consent|acknowledge|stimme[nst]?|akzeptier\p{L}*|willige?n?|einverstanden|j'accepte|acceptez|accepte|consen\p{L}*|acept\p{L}*|acuerdo|accett\p{L}*|acconsent\p{L}*|akkoord|accepteer|accepteert)(?: (?:to|with|zu|der|den|mit|con|met|aux?|à))?(?!\p{L})/giu;

/** What is agreed to by choosing, as with a checkbox elsewhere: null if nothing, or nothing about data or terms. */
export function consentKey({ kind, hint, options }: FormField, words: FieldText): FieldKey | null {
  if (kind !== 'choice' && kind !== 'select' && kind !== 'combobox') return null;
  if (isAgreementText(hint) || (options ?? []).some(agrees)) return 'never.consent';
  const agreedTo = replaceFolded(words.label, agreeing);
  if (agreedTo === words.label) return null;
  const found = findConsent.bySaying({ ...words, label: agreedTo, hint: noWords });
  return found === 'consent.future' ? null : found;
}

/** By an option's label, or by the value the form submits for it. */
const agrees = ({ label, value }: FieldOption): boolean =>
  isAgreementText(label) || (value !== null && namesAgreement(value));
