import { z } from 'zod';
import { fieldNames } from './job-fields';

/**
 * Where the value of a field is found inside a row or a pane, and how it is read. Rules are tried in order, the first that
 * gives a value wins.
 */
export const FieldRule = z.object({
  /** CSS, relative to the row (or pane); an empty string is the row itself. */
  selector: z.string(),
  /** Which of its matches, from 0. */
  nth: z.number().int().nonnegative().default(0),
  /** `text` (visible text, white space folded) or the name of an attribute. */
  read: z.string(),
  /** Where the text holds several values: the separator, and which part from 0. */
  part: z.object({ separator: z.string(), index: z.number().int() }).nullable().default(null),
  /** A regular expression whose first group is the value. */
  pattern: z.string().nullable().default(null),
});
export type FieldRule = z.infer<typeof FieldRule>;

const FieldRules = z.partialRecord(z.enum(fieldNames), z.array(FieldRule));
export type FieldRules = z.infer<typeof FieldRules>;

/** A value inside JSON: property names and array indexes from the record down. */
export const JsonPath = z.array(z.union([z.string(), z.number()]));
export type JsonPath = z.infer<typeof JsonPath>;

/** Where the rows of a list come from. */
export const RowSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('repeated'),
    /** The element that holds the rows. */
    list: z.string(),
    /** CSS that matches every row and nothing else, from the document (or shadow root, joined by ` >>> `) down. */
    row: z.string(),
    fields: FieldRules,
  }),
  z.object({
    kind: z.literal('embedded'),
    /** Which script of the page holds the JSON, and the way to the array of records. */
    script: z.string(),
    records: JsonPath,
    fields: z.partialRecord(z.enum(fieldNames), z.array(JsonPath)),
    /** The rows on the page that the records belong to, so that they can be pressed; null where there are none. */
    row: z.string().nullable(),
  }),
]);
export type RowSource = z.infer<typeof RowSource>;

/** How to read jobs off a site without a model. Printable, kept per site, valid until its check fails. */
export const Recipe = z.object({
  version: z.literal(1),
  rows: RowSource,
  /** The element that has to be scrolled to see more rows; null where the document scrolls. */
  scroller: z.string().nullable(),
  /** Share of rows (0 to 1) that had each field when the recipe was learned: what the check compares with. */
  fill: z.partialRecord(z.enum(fieldNames), z.number()),
});
export type Recipe = z.infer<typeof Recipe>;

/** What applying a recipe showed. A recipe whose check fails is learned anew. */
export const RecipeCheck = z.object({
  holds: z.boolean(),
  /** Share of rows with each field. */
  fill: z.partialRecord(z.enum(fieldNames), z.number()),
  /** Distinct keys over rows. */
  uniqueness: z.number(),
  problems: z.array(z.string()),
});
export type RecipeCheck = z.infer<typeof RecipeCheck>;
