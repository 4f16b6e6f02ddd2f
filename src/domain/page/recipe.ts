import { z } from 'zod';
import { fieldNames } from '@/domain/job/posting-fields';
import { ListFrame } from './list-frame';
import { textKinds } from './text-kinds';

/** Where a field's value is inside a row or pane, and how to read it. Rules are tried in order; the first that yields a value wins. */
export const FieldRule = z.object({
  /**
   * CSS, relative to the row (or pane), ` >>> ` enters a shadow root; an empty string is the row itself. After `~ `: of what stands behind
   * the row, up to the next one.
   */
  selector: z.string(),
  /**
   * `text`: its visible text, white space folded; `own-text`: the same without child elements; `line-before`, `line+0`, `line+1` …: the
   * bare words beside it, before it, behind it, a line further; otherwise the name of an attribute.
   */
  read: z.string(),
  /** Which match that yields a value, from 0; null: all of them, without duplicates, joined by commas. */
  nth: z.number().int().nonnegative().nullable().default(0),
  /** If the text holds several values: the separator, and which one is meant, from 0 (or from -1 backwards). */
  part: z.object({ separator: z.string(), index: z.number().int() }).nullable().default(null),
  /** A regular expression whose first group is the value; other texts yield none. */
  pattern: z.string().nullable().default(null),
  /** Only text of this kind is a value. */
  kind: z.enum(textKinds).nullable().default(null),
});
export type FieldRule = z.infer<typeof FieldRule>;

export const FieldRules = z.partialRecord(z.enum(fieldNames), z.array(FieldRule));
export type FieldRules = z.infer<typeof FieldRules>;

/** A path into JSON: property names and array indexes from the record down. */
export const JsonPath = z.array(z.union([z.string(), z.number()]));
export type JsonPath = z.infer<typeof JsonPath>;

/** Records of a list in JSON that the page carries. They are joined to their rows by id, address or title. */
export const EmbeddedRecords = z.object({
  /** How the page names the JSON: `#id` of its script, the variable it is assigned to, or the script's type. */
  script: z.string(),
  /** The path from the JSON root to the array. */
  records: JsonPath,
  /** The paths from a record to each field; the first that leads to a value wins. */
  fields: z.partialRecord(z.enum(fieldNames), z.array(JsonPath)),
});
export type EmbeddedRecords = z.infer<typeof EmbeddedRecords>;

/** Where a list's rows come from. */
export const RowSource = z.object({
  /** The element that holds the rows, ` >>> ` enters a shadow root. */
  list: z.string(),
  /** Matches every row, from the document down. Other matches have no title, and are not rows. */
  row: z.string(),
  fields: FieldRules,
  /** What the page's own JSON says about the same jobs; null if nothing. */
  embedded: EmbeddedRecords.nullable(),
});
export type RowSource = z.infer<typeof RowSource>;

/** How more rows are reached. */
export const PagerKind = z.enum(['next', 'numbered', 'load-more', 'infinite', 'none']);
export type PagerKind = z.infer<typeof PagerKind>;

/** The positions of one field in a pane without usable names: every position that gave what somebody read, in each posting so far. */
export const FieldPlaces = z.object({
  /** Postings in which all these positions gave what was read. */
  postings: z.number().int(),
  rules: z.array(FieldRule),
});
export type FieldPlaces = z.infer<typeof FieldPlaces>;

/**
 * Where fields are in a pane, by position alone. Counted from the top or the bottom a position is the same until a posting has more or
 * fewer parts: a field is read only if all its positions agree, and if they do not, the next reading shows which ones lasted.
 */
export const PaneLayout = z.partialRecord(z.enum(fieldNames), FieldPlaces);
export type PaneLayout = z.infer<typeof PaneLayout>;

/**
 * What pressing a row opens: the posting in a pane beside the list (with its selector, if unique), or on a page of its own; in a `row` all
 * of the posting stands already, and nothing is pressed. `fields`: rules learned from what an agent read there; they precede what code
 * recognizes itself. `layout`: positions in the pane, for what has no usable name.
 */
export const DetailsPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pane'),
    pane: z.string().nullable(),
    fields: FieldRules.default({}),
    layout: PaneLayout.optional(),
  }),
  z.object({ kind: z.enum(['page', 'row']), fields: FieldRules.default({}) }),
]);
export type DetailsPlace = z.infer<typeof DetailsPlace>;

/** How to read a site's jobs without a model. Printable, stored per site, valid until its check fails. */
export const Recipe = z.object({
  version: z.literal(1),
  /** The frame that shows the list; null for the page itself. Selectors are of that frame's document. */
  frame: ListFrame.nullable().default(null),
  rows: RowSource,
  /** The element to scroll for more rows; null if the document scrolls. */
  scroller: z.string().nullable(),
  /** Null until a row was pressed, or if none need be. */
  details: DetailsPlace.nullable(),
  /**
   * Null until the end of a page was reached. `isShown`: an agent pointed out what leads on, or that nothing does; code does not see it.
   */
  pager: z.object({ kind: PagerKind, selector: z.string().nullable(), isShown: z.boolean().default(false) }).nullable(),
  /** Share of rendered rows (0 to 1) with each field when the recipe was learned: the baseline of the check. */
  fill: z.partialRecord(z.enum(fieldNames), z.number()),
  /** Unusual text kinds that a field had in many rows (titles that name the pay): there they are no reason for doubt. */
  looks: z.partialRecord(z.enum(fieldNames), z.array(z.enum(textKinds))).optional(),
  /** An agent pointed out the rows: that alone is no evidence to the gate of presses, which then looks for its own. */
  isTaught: z.boolean().optional(),
  /** The one employer of all rows, where an agent read it on the page and no row names a company. */
  employer: z.string().optional(),
  /** Headings above groups of its rows name their companies: of one group alone on a page nothing shows that. */
  isGroupedByCompany: z.boolean().optional(),
  /** The teacher of lists has looked at what it reads: it is not asked again. */
  isReviewed: z.boolean().optional(),
});
export type Recipe = z.infer<typeof Recipe>;

/** The result of applying a recipe. A recipe whose check fails is learned again. */
export const RecipeCheck = z.object({
  holds: z.boolean(),
  /** Share of rendered rows with each field. */
  fill: z.partialRecord(z.enum(fieldNames), z.number()),
  /** Share of distinct keys, without promoted rows. */
  uniqueness: z.number(),
  problems: z.array(z.string()),
});
export type RecipeCheck = z.infer<typeof RecipeCheck>;
