import { z } from 'zod';
import { FieldKey } from './field-key-schema';

/** How a field is answered, whatever it is built from. */
export const FieldKind = z.enum([
  'text',
  'multiline',
  'rich-text',
  'number',
  'date',
  /** A native select. */
  'select',
  /** A list opened by a press: ARIA combobox or listbox button, react-select and the like. */
  'combobox',
  /** One of several: radios, or buttons that act like them. */
  'choice',
  /** Any number of checkboxes. */
  'choices',
  /** One checkbox. */
  'tick',
  'file',
  /** Texts entered one after another. */
  'tags',
]);
export type FieldKind = z.infer<typeof FieldKind>;

export const FieldOption = z.object({
  label: z.string(),
  /** Its own value, if it has one. */
  value: z.string().nullable(),
  isChosen: z.boolean(),
  /** What to press; null for the options of a native select. */
  selector: z.string().nullable(),
});
export type FieldOption = z.infer<typeof FieldOption>;

/** One of several controls that make up a field: the parts of a date, a telephone number or an address. */
export const FieldPart = z.object({
  part: z.enum([
    'day',
    'month',
    'year',
    'month-year',
    'country-code',
    'number',
    'confirmation',
    'email-domain',
    'character',
  ]),
  selector: z.string(),
  kind: FieldKind,
});
export type FieldPart = z.infer<typeof FieldPart>;

/** One question of a form, with all controls that answer it. */
export const FormField = z.object({
  /** Stable for the same field while the form exists, however often it is drawn anew: built from question, headings, entry and order. */
  id: z.string(),
  /** The main control; ` >>> ` enters a shadow root. Unique in its frame. */
  selector: z.string(),
  kind: FieldKind,
  question: z.string(),
  /** Where the question was found: data of the form's own system, the accessible name, text nearby, its placeholder alone; `none`: nowhere. */
  questionFrom: z.enum(['system', 'name', 'near', 'placeholder', 'none']),
  /** Headings and legends above it, outermost first. */
  sections: z.array(z.string()),
  /** The repeated part it is in (second employer: 1); null outside of them. */
  repeat: z.object({ group: z.string(), index: z.number().int() }).nullable(),
  /** Placeholder and description. */
  hint: z.string(),
  /** `autocomplete`, `name`, `id`, `type` as written: clues for classifiers only. */
  clues: z.object({ autocomplete: z.string(), name: z.string(), id: z.string(), type: z.string() }),
  /** Null if unknown until the list is opened. */
  options: z.array(FieldOption).nullable(),
  isRequired: z.boolean(),
  /** Characters. */
  limit: z.number().int().nullable(),
  /** The date or number format, if the page states one. */
  format: z.string().nullable(),
  parts: z.array(FieldPart),
  /** Whether a person can reach it; a file field, by a button elsewhere too. */
  isVisible: z.boolean(),
  isEnabled: z.boolean(),
  /** Its current value, as committed; empty if none. Never goes into a prompt or a journal. */
  value: z.string(),
  /**
   * Whether nobody has chosen what stands there: the preselected entry of a list without an empty option. Of an empty file field, that its
   * document was given no file at all.
   */
  isUnchosen: z.boolean(),
  /** Whether a list that is opened takes several answers, as its markup says. */
  takesSeveral: z.boolean().default(false),
  /** File inputs: the `accept` attribute. */
  accept: z.string().nullable(),
  /** What it asks for, by the rules; null: unsure. */
  key: FieldKey.nullable(),
});
export type FormField = z.infer<typeof FormField>;

/** The form as seen in one frame. */
export const FormReading = z.object({
  title: z.string(),
  /** ISO 639-1, of the document or by its text; null if unknown. */
  language: z.string().nullable(),
  fields: z.array(FormField),
  /** Leads to the form's next page, and cannot be the final submit; null if there is none. */
  next: z
    .object({
      selector: z.string(),
      name: z.string(),
      /** Leads to the next question of a form that shows one at a time. */
      isOfQuestion: z.boolean().default(false),
      /** Not while the page goes on, or as long as answers are missing. */
      isEnabled: z.boolean().default(true),
    })
    .nullable(),
  /** The name of such a control when nothing on the page shows that another page follows; null if there is none. */
  unsureNext: z.string().nullable().default(null),
  /** The number of the page among all of the form's, if the page says it. */
  steps: z.object({ at: z.number().int(), of: z.number().int() }).nullable().default(null),
  /** Whether the page shows that further ones follow, or that it is the last; null: neither. */
  place: z.enum(['further', 'last']).nullable().default(null),
  /** Headings whose part of the form is built or shown once they are pressed. */
  closed: z.array(z.object({ selector: z.string(), name: z.string() })).default([]),
  /** Controls that add another employment, school or language to the form. */
  adds: z.array(z.object({ part: z.enum(['work', 'education', 'language']), selector: z.string() })),
  /** An entry that is edited in its place until `keep` is pressed, with the selectors of its fields. */
  editors: z
    .array(
      z.object({
        part: z.enum(['work', 'education', 'language']),
        keep: z.string(),
        fields: z.array(z.string()),
        /** The fields in the same layer, which may lie over all others; null: it stands in the flow of the page. */
        layer: z.array(z.string()).nullable(),
      }),
    )
    .default([]),
  /** How many entries of each the form lists as kept, outside of fields. */
  kept: z
    .object({ work: z.number().int(), education: z.number().int(), language: z.number().int() })
    .default({ work: 0, education: 0, language: 0 }),
  /** Names of the submit controls. */
  sends: z.array(z.string()),
});
export type FormReading = z.infer<typeof FormReading>;
