import type { FormQuestion, FormTruth, Held } from './form-question.ts';

/** Whether it is required is drawn. */
export type KnownQuestion = Omit<FormQuestion, 'isRequired'>;

/** Any one of these is right. */
export const known = (...values: string[]): FormTruth => held({ as: 'text', values });

export const held = (right: Held): FormTruth => ({ is: 'known', right, isSensitive: false });

/** The same of what may only be answered as the applicant said it. */
export const stated = (...values: string[]): FormTruth => ({
  is: 'known',
  right: { as: 'text', values },
  isSensitive: true,
});
