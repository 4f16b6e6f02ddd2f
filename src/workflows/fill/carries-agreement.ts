import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FillState } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { type Folded, fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/**
 * Whether Next would give what the page has ticked or chosen by itself, an agreement or a box that nobody has understood. Once the page was
 * left to its user it is theirs.
 */
export function carriesAgreement({ fields, page, stuckAt }: FillState, shown: readonly ShownField[]): boolean {
  if (stuckAt === page) return false;
  const held = new Set(fields.filter(({ outcome }) => outcome === 'held').map(({ id }) => id));
  return shown.some((one) => !held.has(shownFieldId(one)) && givesWord(one.field));
}

/**
 * A list's first entry is sent as well, though nobody has chosen it. Who says yes to what nobody understands, or to an open question, may
 * agree to anything: what is known of the applicant alone is none. News that a page has ticked is no agreement: it stays as it is and is
 * told in the review; an answer to the question whether one wants any is the user's.
 */
function givesWord({ key, kind, value, options }: FormField): boolean {
  if (value === '' || (key !== null && !isWord(key) && !isOpen(key))) return false;
  if (kind === 'tick') return key !== 'never.marketing';
  const labels = (options ?? []).map(({ label, isChosen }) => ({ words: fold(label), isChosen }));
  const chosen = labels.filter(({ isChosen }) => isChosen).map(({ words }) => words);
  if (chosen.some(saysNo)) return false;
  return (key !== null && isWord(key)) || chosen.some(saysYes) || labels.some(({ words }) => saysNo(words));
}

const isWord = (key: FieldKey): boolean =>
  /^never\.(?:consent|signature|attestation)$/.test(key) || key === 'consent.future';
/** Whatever the form asks of its own. */
const isOpen = (key: FieldKey): boolean => key.startsWith('question.') || key === 'never.marketing';
/** "Yes, gladly". */
const saysYes = (words: Folded): boolean => begins(words, isYes) || isAgreementText(words);
const saysNo = (words: Folded): boolean => begins(words, isNo);
const begins = (words: Folded, says: (words: Folded) => boolean): boolean =>
  says(words) || splitWords(words).slice(0, 1).some(says);
const isYes = nameWordTest({ alone: phrases('options.yes') });
const isNo = nameWordTest({ alone: phrases('options.no') });
