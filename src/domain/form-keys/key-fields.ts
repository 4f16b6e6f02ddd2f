import type { FormField } from '../form-field';
import { keyOf } from './key-of';

/** The fields of a form with what the rules know they ask for, seen together. */
export function keyFields(fields: readonly FormField[]): FormField[] {
  return fields.map((field) => ({ ...field, key: keyOf(field) }));
}
