import type { FieldPart, FormField } from '@/domain/form/form-field';

/** A field before its key is known, with its elements. */
export interface FieldDraft {
  field: FormField;
  elements: [Element, ...Element[]];
}

/** A draft's selector and kind, as a part of another. */
export function asPart(part: FieldPart['part'], { field }: FieldDraft): FieldPart {
  return { part, selector: field.selector, kind: field.kind };
}
