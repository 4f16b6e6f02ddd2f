import type { FieldPart, FormField } from '@/domain/form-field';

/** A field before its key is known, with the elements that it was read from. */
export interface FieldDraft {
  field: FormField;
  elements: [Element, ...Element[]];
}

/** The selector and kind of a draft as a part of another. */
export function asPart(part: FieldPart['part'], { field }: FieldDraft): FieldPart {
  return { part, selector: field.selector, kind: field.kind };
}
