import { z } from 'zod';
import { Recipe } from './recipe';

/** What is kept per site after a discovery, so that the next one need not look again. */
export const Understanding = z.object({
  /** Host and path pattern: the key. */
  site: z.string(),
  pathPattern: z.string(),
  recipe: Recipe,
  learnedAt: z.iso.datetime(),
  validatedAt: z.iso.datetime(),
});
export type Understanding = z.infer<typeof Understanding>;
