import type { FormField } from '@/domain/form/form-field';
import { withoutReviewTexts } from './applicant-section';
import { fieldKeyOf } from './field-key-of';
import { keyInContext } from './keys-in-context';

/** A form's fields with the keys the rules give them, seen together. */
export function assignFieldKeys(fields: readonly FormField[]): FormField[] {
  const alone = fields.map((field) => ({ ...field, key: fieldKeyOf(field) }));
  return withoutReviewTexts(alone.map((field, at) => ({ ...field, key: keyInContext(alone, at) })));
}
