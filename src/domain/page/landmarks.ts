import { z } from 'zod';
import { PagerKind } from './recipe';

/** An element of the snapshot: its ref and accessible name. */
export const Landmark = z.object({ ref: z.string(), name: z.string() });
export type Landmark = z.infer<typeof Landmark>;

/** What code itself recognizes on a page by its structure. It may be wrong: agents get it as a hint. */
export const Landmarks = z.object({
  /** What to press on each of the first rows of the job list; empty if there is none. */
  jobRows: z.array(Landmark),
  /** The rows are the postings themselves: nothing in them is to be pressed. */
  areRowsStated: z.boolean().optional(),
  pager: z.object({ kind: PagerKind, ref: z.string().nullable(), name: z.string() }),
  /** The apply control of the posting shown. */
  apply: Landmark.nullable(),
  /** The field for search words, and its value. */
  search: Landmark.extend({ value: z.string() }).nullable(),
  /** Controls that seem to open filters. */
  filterOpeners: z.array(Landmark),
  /** Number of fields on the page (selects, checkboxes, radios outside rows and open parts) that look like filters. */
  filterFields: z.number().int(),
  /** The overlay open on the page. */
  overlay: z.object({ name: z.string(), closers: z.array(Landmark) }).nullable(),
});
export type Landmarks = z.infer<typeof Landmarks>;

/** One control that may be part of a filter. */
export const FilterControl = z.object({
  ref: z.string(),
  /** Unique and likely to last; null if there is none. For a select, that of the select itself. */
  selector: z.string().nullable(),
  role: z.string().nullable(),
  name: z.string(),
  /** The heading of its group: legend, group label, or the preceding heading; empty if there is none. */
  group: z.string(),
  /** Options of a select or listbox; `selector` matches the option itself. */
  options: z.array(z.object({ label: z.string(), selector: z.string() })),
  /** True or false if it can be checked or toggled. */
  checked: z.boolean().nullable(),
  /** The chosen option of a select or combobox, or a field's text; null for others. */
  value: z.string().nullable(),
});
export type FilterControl = z.infer<typeof FilterControl>;
