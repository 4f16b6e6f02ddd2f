import { z } from 'zod';

/** Why a run ended, each with a sentence in the panel (`end.<code>`). */
export const EndCode = z.enum([
  'complete',
  'explored',
  'page-limit',
  'job-limit',
  'repeated-page',
  /** What leads to further rows may do something else as well, so it was not pressed. */
  'pager-refused',
  'nothing-new',
  'nothing-found',
  'not-a-job-list',
  /** A form is filled as far as it can be: the user looks at it and sends it. */
  'ready',
  'no-form',
  /** Pressing what went on to the next page made the site take the application. */
  'taken',
  /** What was filled in left the page by a way that nothing can hold. */
  'answers-left',
  /** The same, once the run had ended. */
  'answers-left-later',
  /** Not all that the page sends can be held back, so nothing more was done in it. */
  'unguarded',
  'stopped',
  'tab-closed',
  'page-unreachable',
  'too-many-errors',
  'store-full',
  'failed',
]);
export type EndCode = z.infer<typeof EndCode>;

export const RunCounts = z.object({
  /** Rows read, each counted once a page. */
  processed: z.number().int(),
  new: z.number().int(),
  /** Already known from an earlier run; only their `lastSeenAt` changed. */
  known: z.number().int(),
  /** Rows that repeat within this run (promoted rows). */
  duplicate: z.number().int(),
  failed: z.number().int(),
  details: z.number().int(),
});
export type RunCounts = z.infer<typeof RunCounts>;

export const RunResult = z.object({
  success: z.boolean(),
  code: EndCode,
  /** What the sentence of the code speaks of. */
  facts: z.object({
    collected: z.number().int(),
    announced: z.number().int().nullable(),
    pages: z.number().int(),
    /** Rows and postings as they were counted. */
    counts: RunCounts.optional(),
    /** Of the results that the page names, those that were not collected; null where it names no number. */
    missed: z.number().int().nullable().default(null),
    /** What was held back meanwhile of what pages asked for, since it might have done more than read. */
    sendsHeld: z.number().int().optional(),
    message: z.string().nullable(),
  }),
  finalUrl: z.string(),
});
export type RunResult = z.infer<typeof RunResult>;

/** What came of filling a form. */
export const FillResult = z.object({
  success: z.boolean(),
  code: EndCode,
  facts: z.object({
    fields: z.number().int(),
    held: z.number().int(),
    kept: z.number().int(),
    notHeld: z.number().int(),
    /** Left to the user. */
    left: z.number().int(),
    pages: z.number().int(),
    /** What was held back meanwhile of what the page began to send. */
    sendsHeld: z.number().int().default(0),
    message: z.string().nullable(),
  }),
  finalUrl: z.string(),
});
export type FillResult = z.infer<typeof FillResult>;
