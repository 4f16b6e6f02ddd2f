import type { FormField } from '@/domain/form/form-field';
import { blankTextField } from '@/forms/blank-text-field';

type Given = Partial<Omit<FormField, 'clues' | 'options'>> & {
  clues?: Partial<FormField['clues']>;
  /** Labels alone. */
  options?: string[];
};

/** A field of a form as `read-form` would have read it: a required-nothing text field, but for what is given. */
export function aField({ clues, options, ...given }: Given): FormField {
  return blankTextField({
    id: 'q1',
    selector: '#field',
    clues: { autocomplete: '', name: '', id: '', type: '', ...clues },
    options: options?.map((label) => ({ label, value: label, isChosen: false, selector: null })) ?? null,
    ...given,
  });
}
