import type { FormField } from '../form-field';
import { inContext } from './in-context';
import { keyOf } from './key-of';
import { withoutOthersTexts } from './own-part';

/** The fields of a form with what the rules know they ask for, seen together. */
export function keyFields(fields: readonly FormField[]): FormField[] {
  const alone = fields.map((field) => ({ ...field, key: keyOf(field) }));
  return withoutOthersTexts(alone.map((field, at) => ({ ...field, key: inContext(alone, at) })));
}
