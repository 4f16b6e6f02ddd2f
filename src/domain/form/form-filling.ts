import { z } from 'zod';
import { AnswerValue } from './answer';
import { FieldKey } from './field-key-schema';
import { FormField } from './form-field';

/** What must be known about a field to enter a value, and to check that it is still the same. */
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

/** A value for a field, with the key it answers, since "No" to one question is "Non" in another form. */
export const FieldValue = z.object({ key: FieldKey.nullable(), value: AnswerValue });
export type FieldValue = z.infer<typeof FieldValue>;

/** A telephone number in the parts that forms ask for. */
export interface PhoneParts {
  /** ISO 3166-1 alpha-2 code; null if several countries share the number's range. */
  country: string | null;
  /** Without the plus: `1`. */
  callingCode: string;
  /** What follows the country code: `416 555 0142`, without a trunk prefix. */
  national: string;
  /** `+1 416 555 0142`. */
  international: string;
}

/** The result of entering a value. */
export const FieldFilling = z.object({
  /**
   * `already`: it was there. `no-option`: no option means the value. `not-held`: not what is committed, even after a second try. `refused`:
   * a field that must not be filled. `read-only`: a box that takes no typing, for a value in the words of the page. `hidden`: no person could
   * see or use it where it is. `other-words`: people read a different question there than programs do.
   */
  outcome: z.enum([
    'held',
    'already',
    'no-option',
    'not-held',
    'gone',
    'refused',
    'read-only',
    'hidden',
    'other-words',
  ]),
  /** What is committed now. */
  committed: z.string(),
  /** Labels to choose from, if it is answered that way; otherwise empty. */
  options: z.array(z.string()),
});
export type FieldFilling = z.infer<typeof FieldFilling>;
