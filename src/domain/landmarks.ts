import { z } from 'zod';
import { PagerKind } from './recipe';

/** An element of the snapshot, by its ref, with its accessible name. */
export const Landmark = z.object({ ref: z.string(), name: z.string() });
export type Landmark = z.infer<typeof Landmark>;

/** What code itself makes out on a page by its structure. It may be wrong: agents get it as a hint. */
export const Landmarks = z.object({
  /** What to press on each of the first rows of the list of jobs; empty where there is none. */
  jobRows: z.array(Landmark),
  pager: z.object({ kind: PagerKind, ref: z.string().nullable(), name: z.string() }),
  /** The control to apply with, of the posting shown. */
  apply: Landmark.nullable(),
  /** The field for search words, and what stands in it. */
  search: Landmark.extend({ value: z.string() }).nullable(),
  /** What seems to open filters. */
  filterOpeners: z.array(Landmark),
  /** How many fields on the page (selects, check boxes, radios outside rows and open parts) look like filters. */
  filterFields: z.number().int(),
  /** What lies open over the page. */
  overlay: z.object({ name: z.string(), closers: z.array(Landmark) }).nullable(),
});
export type Landmarks = z.infer<typeof Landmarks>;

/** One control that may be part of a filter. */
export const FilterControl = z.object({
  ref: z.string(),
  /** Unique, likely to stay; null where none is. For a select that of the select itself. */
  selector: z.string().nullable(),
  role: z.string().nullable(),
  name: z.string(),
  /** The words over the group it stands in: legend, group label, or the heading before it; empty where there is none. */
  group: z.string(),
  /** For a select or listbox: its options; `selector` matches the option itself. */
  options: z.array(z.object({ label: z.string(), selector: z.string() })),
  /** True or false where it can be ticked or pressed down. */
  checked: z.boolean().nullable(),
  /** What a select or combobox shows as chosen, or what stands in a field; null for others. */
  value: z.string().nullable(),
});
export type FilterControl = z.infer<typeof FilterControl>;
