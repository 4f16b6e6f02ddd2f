import type { FormField } from '@/domain/form/form-field';

/** A text field with nothing known but what is given. */
export function blankTextField(known: Partial<FormField>): FormField {
  return {
    id: '',
    selector: '',
    kind: 'text',
    question: '',
    questionFrom: 'name',
    sections: [],
    repeat: null,
    hint: '',
    clues: { autocomplete: '', name: '', id: '', type: '' },
    options: null,
    isRequired: false,
    limit: null,
    format: null,
    parts: [],
    isVisible: true,
    isEnabled: true,
    value: '',
    isUnchosen: false,
    takesSeveral: false,
    accept: null,
    key: null,
    ...known,
  };
}
