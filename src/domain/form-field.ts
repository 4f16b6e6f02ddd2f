import { z } from 'zod';
import { FieldKey } from './field-key';

/** How a field is answered, whatever it is made of. */
export const FieldKind = z.enum([
  'text',
  'multiline',
  'rich-text',
  'number',
  'date',
  /** A native select. */
  'select',
  /** A list that a press opens: ARIA combobox or listbox button, react-select and their like. */
  'combobox',
  /** One of several: radios, or buttons that act as such. */
  'choice',
  /** Any of several ticks. */
  'choices',
  /** One tick. */
  'tick',
  'file',
  /** Texts put in one after the other. */
  'tags',
]);
export type FieldKind = z.infer<typeof FieldKind>;

export const FieldOption = z.object({
  label: z.string(),
  /** Its own value where it has one. */
  value: z.string().nullable(),
  isChosen: z.boolean(),
  /** What is pressed; null for the options of a native select. */
  selector: z.string().nullable(),
});
export type FieldOption = z.infer<typeof FieldOption>;

/** A control that a field is made of, where there is more than one: the parts of a date, of a telephone number. */
export const FieldPart = z.object({
  part: z.enum(['day', 'month', 'year', 'month-year', 'country-code', 'number', 'confirmation']),
  selector: z.string(),
  kind: FieldKind,
});
export type FieldPart = z.infer<typeof FieldPart>;

/** One question of a form, with all controls that answer it together. */
export const FormField = z.object({
  /** The same for the same field as long as the form stands: made of the frame, the selector and the question. */
  id: z.string(),
  /** The main control; ` >>> ` steps into a shadow root. Unique in its frame. */
  selector: z.string(),
  kind: FieldKind,
  question: z.string(),
  /** Where the question was read: data of the form's own system, the accessible name, text nearby; `none`: nowhere. */
  questionFrom: z.enum(['system', 'name', 'near', 'none']),
  /** Headings and legends over it, outermost first. */
  sections: z.array(z.string()),
  /** Which of the repeated parts it stands in (second employer: 1); null outside of them. */
  repeat: z.object({ group: z.string(), index: z.number().int() }).nullable(),
  /** Placeholder and description. */
  hint: z.string(),
  /** `autocomplete`, `name`, `id`, `type` as written: a classifier's clues, nobody else's. */
  clues: z.object({ autocomplete: z.string(), name: z.string(), id: z.string(), type: z.string() }),
  /** Null where the list must be opened to know. */
  options: z.array(FieldOption).nullable(),
  isRequired: z.boolean(),
  /** Characters. */
  limit: z.number().int().nullable(),
  /** How a date or number is to be written, as far as the page says. */
  format: z.string().nullable(),
  parts: z.array(FieldPart),
  isVisible: z.boolean(),
  isEnabled: z.boolean(),
  /** What stands in it, as committed; empty where nothing does. Never goes into a prompt or a journal. */
  value: z.string(),
  /** Whether that is only what a list without an empty option begins with: nobody has chosen it. */
  isUnchosen: z.boolean(),
  /** File inputs: the `accept` attribute. */
  accept: z.string().nullable(),
  /** What it asks for, by the rules; null: unsure. */
  key: FieldKey.nullable(),
});
export type FormField = z.infer<typeof FormField>;

/** The form as one frame shows it. */
export const FormReading = z.object({
  title: z.string(),
  /** ISO 639-1, of the document or by its text; null where unknown. */
  language: z.string().nullable(),
  fields: z.array(FormField),
  /** What goes on to the next page of the form, and cannot be the final send; null where there is none. */
  next: z.object({ selector: z.string(), name: z.string() }).nullable(),
  /** The name of what is called so where nothing on the page says that a further page follows; null where there is none. */
  unsureNext: z.string().nullable().default(null),
  /** What adds one more employment or school to the form. */
  adds: z.array(z.object({ part: z.enum(['work', 'education']), selector: z.string() })),
  /** Names of what sends the form. */
  sends: z.array(z.string()),
});
export type FormReading = z.infer<typeof FormReading>;
