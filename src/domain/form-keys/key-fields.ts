import type { FormField } from '../form-field';
import { inContext } from './in-context';
import { keyOf } from './key-of';
import { withoutOthersTexts } from './own-part';

/** A form's fields with the keys the rules give them, seen together. */
export function keyFields(fields: readonly FormField[]): FormField[] {
  const alone = fields.map((field) => ({ ...field, key: keyOf(field) }));
  return withoutOthersTexts(alone.map((field, at) => ({ ...field, key: inContext(alone, at) })));
}
