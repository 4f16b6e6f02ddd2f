import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { languageOfLabels } from '@/language/match/language-of-labels';
import { withoutReviewTexts } from './applicant-section';
import { fieldKeyOf } from './field-key-of';
import { keyInContext } from './keys-in-context';

/** A form's fields with the keys the rules give them, seen together. `declared`: the page's language as it says itself (BCP 47). */
export function assignFieldKeys(fields: readonly FormField[], declared: string | null = null): FormField[] {
  const labels = fields.map(({ question, hint }) => fold(question || hint));
  const language = languageOfLabels(labels, declared);
  const alone = fields.map((field) => ({ ...field, key: fieldKeyOf(field, language) }));
  return withoutReviewTexts(alone.map((field, at) => ({ ...field, key: keyInContext(alone, at) })));
}
