import { isIgnored } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { isBesideApplication } from '@/forms/keys/is-beside-application';
import { siteOf } from '@/url/canonical-url';
import type { FillContext, FrameForm } from './fill-ports';

/** A question as currently shown by a frame. */
export interface ShownField {
  frameId: number;
  field: FormField;
  /** The surrounding form. */
  form: ShownForm;
  /** Whether it is part of an entry that is edited until that is kept. */
  isInEditor: boolean;
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
export async function readShownFields({
  form,
}: {
  form: Pick<FillContext['form'], 'readForms'>;
}): Promise<ShownField[]> {
  return fieldsOfForms((await form.readForms()).forms);
}

export function fieldsOfForms(forms: readonly FrameForm[]): ShownField[] {
  return forms.flatMap(({ frameId, url, reading: { fields, language, editors } }) => {
    const form = { site: siteOf(url), language, asksInfix: fields.some(({ key }) => key === 'name-infix') };
    const shown = askedIn(fields);
    const isBeside = forms.some(
      (other) => other.frameId !== frameId && isBesideApplication(shown, askedIn(other.reading.fields)),
    );
    if (isBeside) return [];
    const inEditors = new Set(editors.flatMap((editor) => editor.fields));
    return shown.map((field) => ({ frameId, field, form, isInEditor: inEditors.has(field.selector) }));
  });
}

const askedIn = (fields: readonly FormField[]): FormField[] =>
  fields.filter(({ key, isVisible }) => (key === null || !isIgnored(key)) && isVisible);

/** Identifies a field within the tab while the form exists. */
export const shownFieldId = ({ frameId, field }: ShownField): string => `${frameId} ${field.id}`;
