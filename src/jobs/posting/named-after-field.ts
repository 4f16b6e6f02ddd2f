import type { MarkupNamedField } from '@/language/words/jobs/markup-field-names';
import { isWithin, type LinePiece, type PostingLine } from './posting-line';

/** True if the element of a text or a close ancestor is named after a field. Ancestors that contain the title's line cover more than it. */
export function isNamedAfterField(
  { element }: LinePiece,
  field: MarkupNamedField,
  title: PostingLine | undefined,
): boolean {
  let at = element;
  for (let steps = 0; at && steps < 4 && !(title && isWithin(title.element, at)); steps += 1) {
    if (at.isNamedAfter(field)) return true;
    at = at.outer;
  }
  return false;
}
