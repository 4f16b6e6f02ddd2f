import type { FormField } from '@/domain/form/form-field';

const ofNumber: ReadonlySet<string | null> = new Set(['tel', 'tel-national']);

/** The country code that stands before an empty telephone number was chosen by the page: nobody's number begins with it yet. */
export function withUnchosenCodes(fields: readonly FormField[]): FormField[] {
  return fields.map((field, index) => {
    const next = fields[index + 1];
    const isBeforeEmpty = next !== undefined && ofNumber.has(next.key) && next.value === '';
    return field.key === 'tel-country-code' && isBeforeEmpty ? { ...field, isUnchosen: true } : field;
  });
}
