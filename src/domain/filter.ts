import { z } from 'zod';

export const FilterKind = z.enum(['single', 'multi', 'range', 'toggle']);
export type FilterKind = z.infer<typeof FilterKind>;

/** One filter of a search, as it is found and used on the page. Selectors may step into shadow roots with ` >>> `. */
export const Filter = z.object({
  name: z.string(),
  kind: FilterKind,
  options: z.array(z.object({ label: z.string(), selector: z.string() })),
  /** What to press to see the options; null where they are on the page at once. */
  opener: z.string().nullable(),
  /** What to press so that a choice counts; null where it counts at once. */
  apply: z.string().nullable(),
  reset: z.string().nullable(),
});
export type Filter = z.infer<typeof Filter>;
