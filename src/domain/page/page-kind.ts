import { z } from 'zod';

/** What stops a run: the page shows something other than what the run came for. Never fought, always reported. */
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

/** The kind of page, by its visible content and URL. */
export const PageKind = z.enum(['job-list', 'job-posting', ...walls]);
export type PageKind = z.infer<typeof PageKind>;

export const PageKindReading = z.object({
  kind: PageKind,
  /** What was seen that shows it, in a few words each; for the journal. */
  evidence: z.array(z.string()),
});
export type PageKindReading = z.infer<typeof PageKindReading>;
