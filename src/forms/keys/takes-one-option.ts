import type { FormField } from '@/domain/form/form-field';

/** Whether one of several options answers it. */
export const takesOneOption = ({ kind }: Pick<FormField, 'kind'>): boolean =>
  kind === 'choice' || kind === 'select' || kind === 'combobox';
