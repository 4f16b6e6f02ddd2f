import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { wordCount } from '@/language/fold/fold';
import { requestedThing } from '@/language/words/forms/request-words';
import { isVagueMeaning, pickLabelMeaning } from './contact-key';
import type { FieldText } from './field-text';
import { jobAsks } from './job-asks';
import { consentAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';
import { maxLabelWords, shortLabels } from './short-labels';
import { takesOneOption } from './takes-one-option';
import { webProfileAsks } from './web-profile-asks';

const findFuture = questionFinder(consentAsks.filter(({ key }) => key === 'consent.future'));
const findJobQuestion = questionFinder([
  ...jobAsks.filter(({ key }) => key !== 'summary' && key !== 'cover_letter.text'),
  ...webProfileAsks,
]);

/** What a question in a sentence asks for; null if it names nothing the rules know. */
export function longQuestionKey(field: FormField, words: FieldText): FieldKey | null {
  const future = takesOneOption(field) ? findFuture.bySaying(words) : null;
  if (future !== null) return future;
  if (wordCount(words.label) <= maxLabelWords) return null;
  return findJobQuestion.bySaying(words) ?? (field.kind === 'text' ? keyAskedFor(words) : null);
}

/** "Please confirm the zip code of the place where …": the first thing named counts. */
function keyAskedFor({ label, language }: FieldText): FieldKey | null {
  const head = requestedThing(label);
  const meaning = head === undefined ? null : pickLabelMeaning(shortLabels.inLabel(head, language), null);
  return meaning === null || meaning === 'other' || isVagueMeaning(meaning) ? null : meaning;
}
