import { z } from 'zod';
import { ReadFields } from '@/domain/job/job-fields';
import { fieldNames } from '@/domain/job/posting-fields';
import { PagerKind, Recipe, RecipeCheck } from './recipe';

/** One row of a list as read. */
export const Row = z.object({
  /** Distinguishes rows within the page: site id, else URL, else the folded text. */
  key: z.string(),
  /** Position among the list's rows, from 0, counting placeholders. */
  index: z.number().int(),
  /** The ref to press for its details; null if nothing can be pressed. */
  ref: z.string().nullable(),
  /** False for a placeholder that fills only when it scrolls into view. */
  isRendered: z.boolean(),
  isPromoted: z.boolean(),
  fields: ReadFields,
  /** Fields this row lacks but nearly all others have, or whose text looks unlike theirs. */
  doubts: z.array(z.enum(fieldNames)).default([]),
});
export type Row = z.infer<typeof Row>;

/** A scroll container's position. CSS pixels. */
export const ScrollState = z.object({ top: z.number(), height: z.number(), viewport: z.number() });
export type ScrollState = z.infer<typeof ScrollState>;

export const RowsReading = z.object({
  rows: z.array(Row),
  /** The number of results the page itself states ("244 results"); null if it states none. */
  announced: z.number().int().nullable(),
  /** "500+", "about 1,000". */
  isAnnouncedRoughly: z.boolean().default(false),
  /** Whether any row is displayed: a posting's own route hides the list it came from. */
  isShown: z.boolean().default(true),
  /** Elements that stand among the rows with their facts, but without a title that could be read. */
  unread: z.number().int().default(0),
  check: RecipeCheck,
  scroll: ScrollState,
});
export type RowsReading = z.infer<typeof RowsReading>;

export const LearnedRecipe = z.object({ recipe: Recipe, reading: RowsReading });
export type LearnedRecipe = z.infer<typeof LearnedRecipe>;

/** A single posting as read, from its own page or a details pane. */
export const DetailsReading = z.object({
  fields: ReadFields,
  /** Where the values come from. */
  source: z.enum(['json-ld', 'microdata', 'embedded', 'page']),
  /** Whether the page says that the posting accepts no more applications. */
  isClosed: z.boolean(),
  /** Selector of the pane that was read; null for a page of its own, or if none is unique. */
  pane: z.string().nullable(),
  /** Whether an expanded list row shows it. */
  isInRow: z.boolean().default(false),
  /** Required fields that are missing or do not look right. */
  doubts: z.array(z.enum(fieldNames)).default([]),
});
export type DetailsReading = z.infer<typeof DetailsReading>;

/** How to see more rows. */
export const PagerReading = z.object({
  kind: PagerKind,
  /** What to press, as a ref and a selector; null for `infinite` and `none`. */
  ref: z.string().nullable(),
  selector: z.string().nullable(),
  /** The address it leads to, if it is a link; also if nothing can be pressed and the page's address counts pages. */
  url: z.string().nullable(),
  /** The current and the last page, if the pager shows them. */
  current: z.number().int().nullable(),
  last: z.number().int().nullable(),
  /** The page it leads to, if it passes others. */
  number: z.number().int().optional(),
});
export type PagerReading = z.infer<typeof PagerReading>;

/** Controls of one kind before a list, one of them current: the list may be one part, and they lead to the others. */
export const ListParts = z.object({
  /** What the page shows now; empty if nothing says so. */
  current: z.string(),
  /** Whether markup makes them tabs. */
  areTabs: z.boolean(),
  /** Whether they stand in a menu, header, footer or side column. */
  areApart: z.boolean(),
  /** Whether the number of jobs that the page announces is that of the current one alone, by its place. */
  countsPart: z.boolean().optional(),
  /** Whether each stands below first rows of its own, and leads to the others of them. */
  leadOn: z.boolean().optional(),
  /** The ref of the list of options that they are; absent if they are controls. */
  choice: z.string().optional(),
  /** The others. `url`: null if it is no link to another view. */
  others: z.array(z.object({ name: z.string(), ref: z.string(), url: z.string().nullable() })),
});
export type ListParts = z.infer<typeof ListParts>;

/** A closed section of a page, which may have a list in it. */
export const ClosedSection = z.object({
  name: z.string(),
  ref: z.string(),
  /** Among the closed ones of its kind beside it, from 0. */
  place: z.number().int(),
});
export type ClosedSection = z.infer<typeof ClosedSection>;

/** A link from a page that lists no jobs to one that does, as that of a department. */
export const CategoryLink = z.object({
  name: z.string(),
  url: z.string(),
  /** Jobs it says that it has. */
  count: z.number().int(),
});
export type CategoryLink = z.infer<typeof CategoryLink>;

/** Part of the page as text with numbered links: what the extractor reads. */
export const NumberedText = z.object({
  /** Lines of text; a link reads `[3 Apply on company site]`. */
  text: z.string(),
  links: z.array(z.object({ number: z.number().int(), text: z.string(), url: z.string() })),
  /** Selector of the part; null if none is unique. */
  selector: z.string().nullable(),
});
export type NumberedText = z.infer<typeof NumberedText>;

/** The search that the page shows results for. */
export const SearchReading = z.object({
  /** The value of the search field; null if there is none. */
  words: z.string().nullable(),
  /** Names of the choices shown as active: removable chips, pressed or checked controls. */
  chips: z.array(z.string()),
  announced: z.number().int().nullable(),
  url: z.string(),
});
export type SearchReading = z.infer<typeof SearchReading>;
