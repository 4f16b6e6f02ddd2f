import { z } from 'zod';
import { GoalFigures } from '@/domain/goal/goal-figures';

/** Why a run ended, each with a sentence in the panel (`end.<code>`). */
export const EndCode = z.enum([
  'complete',
  /** Fewer jobs were read than the list announces, and nothing leads to the others. */
  'incomplete',
  'explored',
  'page-limit',
  'job-limit',
  'repeated-page',
  /** The control for more rows may do something else as well, so it was not pressed. */
  'pager-refused',
  'nothing-new',
  'nothing-found',
  'not-a-job-list',
  /** A form is filled as far as possible: the user reviews and sends it. */
  'ready',
  'no-form',
  /** Pressing the control for the next page made the site accept the application. */
  'taken',
  /** Filled-in values left the page in a way nothing can block. */
  'answers-left',
  /** The same, after the run had ended. */
  'answers-left-later',
  /** Not everything the page sends can be blocked, so the run stopped acting on it. */
  'unguarded',
  /** A goal was reached, and what shows it was found on the page. */
  'goal-reached',
  /** It was not, and the answer says why. */
  'goal-not-reached',
  /** Its minutes were over first. */
  'goal-time',
  /** The user declined the plan. */
  'goal-declined',
  /** A form about the user came up: filling it is a run of its own. */
  'goal-handed-over',
  'stopped',
  'tab-closed',
  'page-unreachable',
  'too-many-errors',
  'store-full',
  'failed',
]);
export type EndCode = z.infer<typeof EndCode>;

export const RunCounts = z.object({
  /** Rows read, each counted once per page. */
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
  /** Values for the code's sentence. */
  facts: z.object({
    collected: z.number().int(),
    announced: z.number().int().nullable(),
    pages: z.number().int(),
    /** Counts of rows and postings. */
    counts: RunCounts.optional(),
    /** Results the page states that were not collected; null if it states no number. */
    missed: z.number().int().nullable().default(null),
    /** Parts of the list that were seen and not opened. */
    unopened: z.array(z.string()).optional(),
    /** Number of postings that were to be read and were not. */
    unread: z.number().int().optional(),
    /** Number of page requests blocked meanwhile, since they might have done more than read. */
    sendsHeld: z.number().int().optional(),
    message: z.string().nullable(),
  }),
  finalUrl: z.string(),
});
export type RunResult = z.infer<typeof RunResult>;

/** The result of filling a form. */
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
    /** Number of sends the page started that were blocked meanwhile. */
    sendsHeld: z.number().int().default(0),
    message: z.string().nullable(),
  }),
  finalUrl: z.string(),
});
export type FillResult = z.infer<typeof FillResult>;

/** The result of working towards a goal. */
export const GoalResult = z.object({
  success: z.boolean(),
  code: EndCode,
  facts: z.object({
    answer: z.string(),
    items: z.number().int(),
    figures: GoalFigures,
    /** Number of page requests blocked meanwhile, since they might have done more than read. */
    sendsHeld: z.number().int().default(0),
    message: z.string().nullable(),
  }),
  finalUrl: z.string(),
});
export type GoalResult = z.infer<typeof GoalResult>;
