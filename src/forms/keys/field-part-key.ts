import type { FieldKey } from '@/domain/form/field-key';
import type { FieldPart, FormField } from '@/domain/form/form-field';

/** What one control of a composite field asks for; null: unsure, as the field is. */
export function fieldPartKey({ key }: FormField, part: FieldPart['part']): FieldKey | null {
  if (part === 'country-code') return 'tel-country-code';
  if (part === 'number') return key === 'tel' ? 'tel-national' : key;
  if (key !== 'bday') return key;
  if (part === 'day') return 'bday-day';
  if (part === 'month') return 'bday-month';
  return part === 'year' ? 'bday-year' : key;
}
