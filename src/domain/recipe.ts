import { z } from 'zod';
import { fieldNames } from './field-names';
import { textKinds } from './text-kind/text-kind';

/**
 * Where the value of a field is found inside a row or a pane, and how it is read. Rules are tried in order, the first that
 * gives a value wins.
 */
export const FieldRule = z.object({
  /** CSS, relative to the row (or pane), ` >>> ` steps into a shadow root; an empty string is the row itself. */
  selector: z.string(),
  /** `text`: what is seen of it, white space folded; `own-text`: the same without its child elements; else the name of an attribute. */
  read: z.string(),
  /** Which of the matches that give a value, from 0; null: all of them, each text once, joined by commas. */
  nth: z.number().int().nonnegative().nullable().default(0),
  /** Where the text holds several values: what stands between them, and which is meant, from 0 (from -1 back from the last). */
  part: z.object({ separator: z.string(), index: z.number().int() }).nullable().default(null),
  /** A regular expression whose first group is the value; texts that it does not match give none. */
  pattern: z.string().nullable().default(null),
  /** Only a text of this kind is a value. */
  kind: z.enum(textKinds).nullable().default(null),
});
export type FieldRule = z.infer<typeof FieldRule>;

export const FieldRules = z.partialRecord(z.enum(fieldNames), z.array(FieldRule));
export type FieldRules = z.infer<typeof FieldRules>;

/** A value inside JSON: property names and array indexes from the record down. */
export const JsonPath = z.array(z.union([z.string(), z.number()]));
export type JsonPath = z.infer<typeof JsonPath>;

/** Records of a list in JSON that the page carries. They are joined to the rows that show them by id, address or title. */
export const EmbeddedRecords = z.object({
  /** What the page calls the JSON: `#id` of its script, the variable it is assigned to, or the type of the script. */
  script: z.string(),
  /** The way from the top of the JSON to the array. */
  records: JsonPath,
  /** The ways from a record to each field; the first that leads to a value wins. */
  fields: z.partialRecord(z.enum(fieldNames), z.array(JsonPath)),
});
export type EmbeddedRecords = z.infer<typeof EmbeddedRecords>;

/** Where the rows of a list come from. */
export const RowSource = z.object({
  /** The element that holds the rows, ` >>> ` steps into a shadow root. */
  list: z.string(),
  /** Matches every row, from the document down. What else it matches has no title, and is no row. */
  row: z.string(),
  fields: FieldRules,
  /** What the page's own JSON says of the same jobs; null where it says nothing. */
  embedded: EmbeddedRecords.nullable(),
});
export type RowSource = z.infer<typeof RowSource>;

/** How further rows are reached. */
export const PagerKind = z.enum(['next', 'numbered', 'load-more', 'infinite', 'none']);
export type PagerKind = z.infer<typeof PagerKind>;

/** The places of one field in a pane whose elements nothing names: every place that gave what somebody read, in each posting so far. */
export const FieldPlaces = z.object({
  /** Postings in which all of these places gave what was read. */
  postings: z.number().int(),
  rules: z.array(FieldRule),
});
export type FieldPlaces = z.infer<typeof FieldPlaces>;

/**
 * Where fields stand in a pane, by places alone. Counted from above and from below a place is one and the same until a posting has more
 * or fewer parts: a field is read only where all its places agree, and where they do not the next reading shows which of them lasts.
 */
export const PaneLayout = z.partialRecord(z.enum(fieldNames), FieldPlaces);
export type PaneLayout = z.infer<typeof PaneLayout>;

/**
 * What a press on a row brings up: the posting in a pane beside the list (its element, where one selector names it), or on a
 * page of its own. `fields`: rules that were learned from what an agent read there; they come before what code makes out itself. `layout`: places
 * in the pane, for what nothing names.
 */
export const DetailsPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pane'),
    pane: z.string().nullable(),
    fields: FieldRules.default({}),
    layout: PaneLayout.optional(),
  }),
  z.object({ kind: z.literal('page'), fields: FieldRules.default({}) }),
]);
export type DetailsPlace = z.infer<typeof DetailsPlace>;

/** How to read jobs off a site without a model. Printable, kept per site, valid until its check fails. */
export const Recipe = z.object({
  version: z.literal(1),
  rows: RowSource,
  /** The element that has to be scrolled to see more rows; null where the document scrolls. */
  scroller: z.string().nullable(),
  /** Null until a row was pressed. */
  details: DetailsPlace.nullable(),
  /** Null until the end of a page was reached. `isShown`: an agent showed what leads on, or that nothing does; code does not see it. */
  pager: z.object({ kind: PagerKind, selector: z.string().nullable(), isShown: z.boolean().default(false) }).nullable(),
  /** Share of rendered rows (0 to 1) that had each field when the recipe was learned: what the check compares with. */
  fill: z.partialRecord(z.enum(fieldNames), z.number()),
  /** Kinds of text that a field had in many rows though it is seldom of them (titles that name the pay): there they are no doubt. */
  looks: z.partialRecord(z.enum(fieldNames), z.array(z.enum(textKinds))).optional(),
});
export type Recipe = z.infer<typeof Recipe>;

/** What applying a recipe showed. A recipe whose check fails is learned anew. */
export const RecipeCheck = z.object({
  holds: z.boolean(),
  /** Share of rendered rows with each field. */
  fill: z.partialRecord(z.enum(fieldNames), z.number()),
  /** Distinct keys over rows, promoted rows left out. */
  uniqueness: z.number(),
  problems: z.array(z.string()),
});
export type RecipeCheck = z.infer<typeof RecipeCheck>;
