import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';

const asked: readonly FieldKey[] = ['file.resume', 'file.cover_letter', 'cover_letter.text', 'salary.expected'];

/** Whether only applicants are asked this, about themselves. */
export function isApplicationKey({ key }: FormField): boolean {
  return key !== null && asked.includes(key);
}
