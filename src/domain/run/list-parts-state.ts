import { z } from 'zod';

/** A part of a list that is shown in parts: a month, a letter, a department. */
export const ListPart = z.object({
  name: z.string(),
  /** Null if it is pressed. */
  url: z.string().nullable(),
  outcome: z.enum(['unopened', 'opened', 'failed', 'refused']),
});
export type ListPart = z.infer<typeof ListPart>;

/** What a discovery knows of the parts of its list. */
export const ListPartsState = z.object({
  /** Whether it is certain that they are parts: only then the list is incomplete without them. */
  areCertain: z.boolean(),
  parts: z.array(ListPart),
  /** Whether each begins with rows that the page before it showed, and goes on from them. */
  leadOn: z.boolean().optional(),
});
export type ListPartsState = z.infer<typeof ListPartsState>;

/** Names of the parts without which the list is, or may be, incomplete: nobody knows what one holds that was not allowed to be opened. */
export function unopenedParts(state: ListPartsState | null): string[] {
  const isLeft = ({ outcome }: ListPart) => (state?.areCertain ? outcome !== 'opened' : outcome === 'refused');
  return state?.parts.filter(isLeft).map(({ name }) => name) ?? [];
}
