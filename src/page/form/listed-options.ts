import type { FormField } from '@/domain/form/form-field';

const listed = new Map<string, readonly string[]>();

/** Remembers what a list had to choose from when it was opened: often only that says what its question asks. */
export function rememberListed(selector: string, labels: readonly string[]): void {
  if (labels.length > 0) listed.set(selector, labels);
}

/** The field as it reads beside the choices of its list, as far as that was opened. */
export function withListed(field: FormField): FormField {
  const labels = field.options === null && field.kind === 'combobox' ? listed.get(field.selector) : undefined;
  const options = labels?.map((label) => ({ label, value: null, isChosen: false, selector: null }));
  return options ? { ...field, options } : field;
}
