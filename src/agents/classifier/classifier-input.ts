import { z } from 'zod';
import { PageKind } from '@/domain/page-kind';

export const ClassifierInput = z.object({
  /** Null at the start. */
  urlBefore: z.string().nullable(),
  urlAfter: z.string(),
  /** Both pages as snapshot text; the first is null at the start. */
  pageBefore: z.string().nullable(),
  pageAfter: z.string(),
  knownPages: z.array(z.object({ id: z.string(), understanding: z.string() })),
  /** Id of the page before; null at the start. */
  currentPage: z.string().nullable(),
  /** In words: `clicked "Next"`; null at the start. */
  viaAction: z.string().nullable(),
  /** Code's guess at the new page. It may be wrong. */
  pageKind: PageKind,
});
export type ClassifierInput = z.infer<typeof ClassifierInput>;
