import { z } from 'zod';
import { FieldKey } from '@/domain/field-key';
import { FieldKind } from '@/domain/form-field';

/** A question that the rules are unsure of. Nothing that stands in its fields. */
const AskedField = z.object({
  number: z.number().int(),
  question: z.string(),
  sections: z.array(z.string()),
  hint: z.string(),
  kind: FieldKind,
  /** Labels; null where they are not known. */
  options: z.array(z.string()).nullable(),
  isRequired: z.boolean(),
});

/** One page of a form, what the user's profile can say, and which questions they answered before. Never a value. */
export const FormMapperInput = z.object({
  title: z.string(),
  fields: z.array(AskedField),
  keys: z.array(z.object({ key: FieldKey, about: z.string(), isKnown: z.boolean() })),
  answers: z.array(z.object({ number: z.number().int(), question: z.string() })),
});
export type FormMapperInput = z.infer<typeof FormMapperInput>;
