import { isIgnored } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { keyPast } from '@/forms/history/employment-keys';
import { keySkills } from '@/forms/keys/skill-keys';
import { siteOf } from '@/url/canonical-url';
import type { Filling, FrameForm } from './fill-ports';

/** A question as currently shown by a frame. */
export interface ShownField {
  frameId: number;
  field: FormField;
  /** The surrounding form. */
  form: ShownForm;
}

interface ShownForm {
  /** Of the frame; empty if it has none. */
  site: string;
  /** ISO 639-1; null if unknown. */
  language: string | null;
  /** Whether it asks separately for the family name's infix. */
  asksInfix: boolean;
}

/** The questions shown by the form, in page order. Includes file inputs hidden behind a button. */
export async function shownFields({ form }: { form: Pick<Filling['form'], 'readForms'> }): Promise<ShownField[]> {
  return fieldsOf((await form.readForms()).forms);
}

export function fieldsOf(forms: readonly FrameForm[]): ShownField[] {
  return forms.flatMap(({ frameId, url, reading: { fields, language } }) => {
    const form = { site: siteOf(url), language, asksInfix: fields.some(({ key }) => key === 'name-infix') };
    return keySkills(keyPast(fields))
      .filter(({ key, isVisible, kind }) => (key === null || !isIgnored(key)) && (isVisible || kind === 'file'))
      .map((field) => ({ frameId, field, form }));
  });
}

/** Identifies a field within the tab while the form exists. */
export const fieldId = ({ frameId, field }: ShownField): string => `${frameId} ${field.id}`;
