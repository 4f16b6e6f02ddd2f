import { siteOf } from '@/domain/canonical-url';
import { isIgnored } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import { keyPast } from '@/domain/form-keys/past/key-past';
import { keySkills } from '@/domain/form-keys/skill-asks';
import type { Filling, FrameForm } from './ports';

/** A question of the form as one frame shows it now. */
export interface ShownField {
  frameId: number;
  field: FormField;
  /** What the form around it is like. */
  form: ShownForm;
}

interface ShownForm {
  /** Of the frame; empty where it has none of its own. */
  site: string;
  /** ISO 639-1; null where it is not known. */
  language: string | null;
  /** Whether it asks for the family name's infix apart. */
  asksInfix: boolean;
}

/** The questions that the form shows, in the order of the page. File inputs count though they are hidden behind a button. */
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

/** Tells a field from all others of the tab for as long as the form stands. */
export const fieldId = ({ frameId, field }: ShownField): string => `${frameId} ${field.id}`;
