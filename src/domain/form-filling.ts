import { z } from 'zod';
import { AnswerValue } from './answer';
import { FieldKey } from './field-key';
import { FormField } from './form-field';

/** What of a field has to be known to put a value in, and to see that it is still the same. */
export const FieldControls = FormField.pick({
  selector: true,
  question: true,
  kind: true,
  options: true,
  parts: true,
  format: true,
  limit: true,
});
export type FieldControls = z.infer<typeof FieldControls>;

/** A value on its way into a field: named by what it answers, since "No" to one question is "Non" in another form. */
export const FieldValue = z.object({ key: FieldKey.nullable(), value: AnswerValue });
export type FieldValue = z.infer<typeof FieldValue>;

/** What became of putting a value in. */
export const FieldFilling = z.object({
  /**
   * `already`: it stood there. `no-option`: nothing to choose means the value. `not-held`: it is not what is committed, after a second
   * try. `refused`: it is no field that may be filled. `hidden`: no person could see or use it where it stands.
   * `other-words`: people read another question there than programs do.
   */
  outcome: z.enum(['held', 'already', 'no-option', 'not-held', 'gone', 'refused', 'hidden', 'other-words']),
  /** What is committed now. */
  committed: z.string(),
  /** Labels there are to choose from, where that is how it is answered; empty elsewhere. */
  options: z.array(z.string()),
});
export type FieldFilling = z.infer<typeof FieldFilling>;
