import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';

const asked: readonly FieldKey[] = ['file.resume', 'file.cover_letter', 'cover_letter.text', 'salary.expected'];

/** True for what only somebody who applies is asked, about themself. */
export function isOfApplication({ key }: FormField): boolean {
  return key !== null && asked.includes(key);
}
