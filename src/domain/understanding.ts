import { z } from 'zod';
import { PagerReading } from './reading';
import { Recipe } from './recipe';

/** What is kept per site after a discovery, so that the next one need not look again. */
export const Understanding = z.object({
  /** Host and path pattern: the key. */
  site: z.string(),
  pathPattern: z.string(),
  recipe: Recipe,
  /** How details are seen: in a pane beside the list, on a page of their own, or not at all. */
  details: z.enum(['pane', 'page', 'none']),
  pager: PagerReading.shape.kind,
  learnedAt: z.iso.datetime(),
  validatedAt: z.iso.datetime(),
});
export type Understanding = z.infer<typeof Understanding>;
