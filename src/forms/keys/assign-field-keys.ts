import type { FormField } from '@/domain/form/form-field';
import { withoutOthersTexts } from './applicant-section';
import { keyOf } from './field-key-of';
import { inContext } from './keys-in-context';

/** A form's fields with the keys the rules give them, seen together. */
export function keyFields(fields: readonly FormField[]): FormField[] {
  const alone = fields.map((field) => ({ ...field, key: keyOf(field) }));
  return withoutOthersTexts(alone.map((field, at) => ({ ...field, key: inContext(alone, at) })));
}
