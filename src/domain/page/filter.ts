import { z } from 'zod';

export const FilterKind = z.enum(['single', 'multi', 'range', 'toggle']);
export type FilterKind = z.infer<typeof FilterKind>;

/** One search filter, as found and used on the page. Selectors may enter shadow roots with ` >>> `. */
export const Filter = z.object({
  name: z.string(),
  kind: FilterKind,
  options: z.array(z.object({ label: z.string(), selector: z.string() })),
  /** What to press to see the options; null if they are on the page already. */
  opener: z.string().nullable(),
  /** What to press to apply a choice; null if it applies at once. */
  apply: z.string().nullable(),
  reset: z.string().nullable(),
});
export type Filter = z.infer<typeof Filter>;
