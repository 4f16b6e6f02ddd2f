import { z } from 'zod';
import { fieldNames } from './field-names';
import { ReadFields } from './job-fields';
import { PagerKind, Recipe, RecipeCheck } from './recipe';

/** One row of a list as it was read. */
export const Row = z.object({
  /** What tells this row from others within the page: site id, else URL, else the folded text. */
  key: z.string(),
  /** Position among the rows that the list holds, from 0, placeholders counted. */
  index: z.number().int(),
  /** A ref of what to press to see its details; null where nothing can be pressed. */
  ref: z.string().nullable(),
  /** False for a placeholder that is filled only when it scrolls into view. */
  isRendered: z.boolean(),
  isPromoted: z.boolean(),
  fields: ReadFields,
  /** Fields that nearly all rows have and this one lacks, or whose text does not look like the others'. */
  doubts: z.array(z.enum(fieldNames)).default([]),
});
export type Row = z.infer<typeof Row>;

/** How far a scroll container is. CSS pixels. */
export const ScrollState = z.object({ top: z.number(), height: z.number(), viewport: z.number() });
export type ScrollState = z.infer<typeof ScrollState>;

export const RowsReading = z.object({
  rows: z.array(Row),
  /** The number of results that the page itself names ("244 results"); null where it names none. */
  announced: z.number().int().nullable(),
  check: RecipeCheck,
  scroll: ScrollState,
});
export type RowsReading = z.infer<typeof RowsReading>;

export const LearnedRecipe = z.object({ recipe: Recipe, reading: RowsReading });
export type LearnedRecipe = z.infer<typeof LearnedRecipe>;

/** A single posting as it was read, from a page of its own or from a details pane. */
export const DetailsReading = z.object({
  fields: ReadFields,
  /** Where the values came from. */
  source: z.enum(['json-ld', 'microdata', 'embedded', 'page']),
  /** True where the page says that the posting takes no more applications. */
  isClosed: z.boolean(),
  /** Selector of the pane that was read; null for a page of its own, and where none is unique. */
  pane: z.string().nullable(),
  /** True where a row of the list unfolded and shows it. */
  isInRow: z.boolean().default(false),
  /** Required fields that are missing or do not look like what they should be. */
  doubts: z.array(z.enum(fieldNames)).default([]),
});
export type DetailsReading = z.infer<typeof DetailsReading>;

/** How to see more rows. */
export const PagerReading = z.object({
  kind: PagerKind,
  /** What to press, as a ref and as a selector; null for `infinite` and `none`. */
  ref: z.string().nullable(),
  selector: z.string().nullable(),
  /** The address it leads to, where it is a link; also where nothing can be pressed, and the page's own address counts its pages. */
  url: z.string().nullable(),
  /** The page shown and the last page, where the pager says so. */
  current: z.number().int().nullable(),
  last: z.number().int().nullable(),
});
export type PagerReading = z.infer<typeof PagerReading>;

/** A part of the page as text in which every link carries a number: what the extractor reads. */
export const NumberedText = z.object({
  /** Lines of text; a link reads `[3 Apply on company site]`. */
  text: z.string(),
  links: z.array(z.object({ number: z.number().int(), text: z.string(), url: z.string() })),
  /** Selector of the part; null where none is unique. */
  selector: z.string().nullable(),
});
export type NumberedText = z.infer<typeof NumberedText>;

/** What the page shows of the search that it answers. */
export const SearchReading = z.object({
  /** What stands in the field for search words; null where there is none. */
  words: z.string().nullable(),
  /** Names of the choices that the page says are in force: chips that can be taken away, pressed or ticked controls. */
  chips: z.array(z.string()),
  announced: z.number().int().nullable(),
  url: z.string(),
});
export type SearchReading = z.infer<typeof SearchReading>;
