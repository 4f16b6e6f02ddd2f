import type { FormField } from '@/domain/form/form-field';

/** A field on one line, with what the rules go by. */
export function fieldInWords(field: FormField | undefined): string {
  if (!field) return 'not among the fields read';
  const { kind, question, questionFrom, clues, hint } = field;
  const attributes = [clues.name, clues.id, clues.autocomplete].map((each) => each.slice(-40)).join(' | ');
  return `${kind} “${question.slice(0, 70)}” (${questionFrom}) ${attributes} “${hint.slice(0, 50)}”`;
}
