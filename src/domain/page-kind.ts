import { z } from 'zod';

/** What halts a run: the page shows something else than what the run came for. Never fought, always said. */
export const walls = [
  'login',
  'challenge',
  'rate-limit',
  'consent',
  'nothing-found',
  'not-a-job-list',
  'loading',
] as const;

export const Wall = z.enum(walls);
export type Wall = z.infer<typeof Wall>;

/** What a page is, told from what is visible and from its URL. */
export const PageKind = z.enum(['job-list', 'job-posting', ...walls]);
export type PageKind = z.infer<typeof PageKind>;

export const PageKindReading = z.object({
  kind: PageKind,
  /** What was seen that says so, in a few words each; for the journal. */
  evidence: z.array(z.string()),
});
export type PageKindReading = z.infer<typeof PageKindReading>;
