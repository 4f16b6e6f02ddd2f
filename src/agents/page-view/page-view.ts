import { z } from 'zod';

/** The page as an agent sees it: text with addressable elements, and the same as data. */
export const PageView = z.object({
  text: z.string(),
  url: z.string(),
  title: z.string(),
  elements: z.array(
    z.object({
      ref: z.string(),
      action: z.enum(['click', 'type', 'select', 'upload']),
      role: z.string().nullable(),
      name: z.string(),
      url: z.string().nullable(),
    }),
  ),
});

export type PageView = z.infer<typeof PageView>;
