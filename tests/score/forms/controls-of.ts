import type { Page } from '@playwright/test';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldOption, FieldPart, FormField } from '@/domain/form/form-field';

/** A control of the page with the field that it is, or is a part of. */
export interface ReadControl {
  selector: string;
  field: FormField;
  key: FieldKey | null;
}

/** All controls that a reading speaks of: those of one field each, parts, and options that are controls of their own. */
export function controlsOf(fields: readonly FormField[]): ReadControl[] {
  return fields.flatMap((field) => {
    const ofPart = ({ part, selector }: FieldPart) => ({ selector, field, key: fieldPartKey(field, part) });
    const ofOption = ({ selector }: FieldOption) => (selector === null ? [] : [{ selector, field, key: field.key }]);
    const parts = field.parts.map(ofPart);
    const isMainAPart = parts.some(({ selector }) => selector === field.selector);
    const main = isMainAPart ? [] : [{ selector: field.selector, field, key: field.key }];
    return [...main, ...parts, ...(field.options ?? []).flatMap(ofOption)];
  });
}

/**
 * What each control of the document was read as, by its place among `input,select,textarea`, as the labels of the corpus number them.
 */
export async function byPlace(page: Page, fields: readonly FormField[]): Promise<Map<number, ReadControl>> {
  const controls = controlsOf(fields).filter(({ selector }) => !selector.includes(' >>> '));
  const places = await page.evaluate(
    (selectors) => {
      const all = Array.from(document.querySelectorAll('input,select,textarea'));
      return selectors.map((selector) => {
        const found = document.querySelector(selector);
        return found ? all.indexOf(found) : -1;
      });
    },
    controls.map(({ selector }) => selector),
  );
  return new Map(
    controls.flatMap((control, index) => {
      const place = places[index] ?? -1;
      return place < 0 ? [] : [[place, control]];
    }),
  );
}

/** What one control of a composite field asks for; null: unsure, as the field is. */
function fieldPartKey({ key }: FormField, part: FieldPart['part']): FieldKey | null {
  if (part === 'country-code') return 'tel-country-code';
  if (part === 'number') return key === 'tel' ? 'tel-national' : key;
  if (key !== 'bday') return key;
  if (part === 'day') return 'bday-day';
  if (part === 'month') return 'bday-month';
  return part === 'year' ? 'bday-year' : key;
}
