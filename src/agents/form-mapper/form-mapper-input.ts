import { z } from 'zod';
import { FieldKey } from '@/domain/field-key';
import { FieldKind } from '@/domain/form-field';

/** A question the rules are unsure of. Nothing from its fields. */
const AskedField = z.object({
  number: z.number().int(),
  question: z.string(),
  sections: z.array(z.string()),
  hint: z.string(),
  kind: FieldKind,
  /** Labels; null if unknown. */
  options: z.array(z.string()).nullable(),
  isRequired: z.boolean(),
});

/** One page of a form, what the user's profile contains, and which questions they have answered. Never a value. */
export const FormMapperInput = z.object({
  title: z.string(),
  fields: z.array(AskedField),
  keys: z.array(z.object({ key: FieldKey, about: z.string(), isKnown: z.boolean() })),
  answers: z.array(z.object({ number: z.number().int(), question: z.string() })),
});
export type FormMapperInput = z.infer<typeof FormMapperInput>;
