import type { FormField } from '@/domain/form/form-field';

/** What an opened list showed. */
export interface ListSeen {
  labels: readonly string[];
  takesSeveral: boolean;
}

const listed = new Map<string, ListSeen>();

/** Remembers what a list had to choose from when it was opened: often only that says what its question asks. */
export function rememberListed(selector: string, seen: ListSeen): void {
  if (seen.labels.length > 0) listed.set(selector, seen);
}

/** The field as it reads beside the choices of its list, as far as that was opened. */
export function withListed(field: FormField): FormField {
  const seen = field.kind === 'combobox' ? listed.get(field.selector) : undefined;
  if (!seen) return field;
  const options = seen.labels.map((label) => ({ label, value: null, isChosen: false, selector: null }));
  const takesSeveral = field.takesSeveral || seen.takesSeveral;
  return { ...field, takesSeveral, options: field.options ?? options };
}
