import { isIgnored } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import type { Filling, FrameForm } from './ports';

/** A question of the form as one frame shows it now. */
export interface ShownField {
  frameId: number;
  field: FormField;
}

/** The questions that all frames show, in the order of the page. File inputs count though they are hidden behind a button. */
export async function shownFields({ tab }: Pick<Filling, 'tab'>): Promise<ShownField[]> {
  return fieldsOf((await tab.readForms()).forms);
}

export function fieldsOf(forms: readonly FrameForm[]): ShownField[] {
  return forms.flatMap(({ frameId, reading }) =>
    reading.fields
      .filter(({ key, isVisible, kind }) => (key === null || !isIgnored(key)) && (isVisible || kind === 'file'))
      .map((field) => ({ frameId, field })),
  );
}

/** Tells a field from all others of the tab for as long as the form stands. */
export const fieldId = ({ frameId, field }: ShownField): string => `${frameId} ${field.id}`;
