import { z } from 'zod';
import { FillState } from '@/domain/form/fill-state';
import { GoalState } from '@/domain/goal/goal-state';
import { Wall } from '@/domain/page/page-kind';
import { DiscoverState } from './discover-state';
import { FillResult, GoalResult, RunResult } from './run-result';

export const RunStatus = z.enum(['running', 'paused', 'waiting', 'ended']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Why a run paused or waits; each has a sentence in the panel (`wait.<code>`). */
export const WaitCode = z.enum([
  'user-paused',
  'debugger-cancelled',
  'debugger-refused',
  'user-navigated',
  'terms-notice',
  /** Choosing a file may send it at once. */
  'file-notice',
  /** The form is in a frame of another origin than the tab: the user must confirm it. */
  'confirm-frame',
  /** A form asks something with no known answer. */
  'open-questions',
  /** A page of a form has something left for its user before it goes on: the run does once the next one shows. */
  'page-left',
  /** A vision model is about to see the form. */
  'picture-notice',
  /** The user is asked whether the plan of a goal may be followed, or one act be done. */
  'goal-approval',
  /** The values of a goal's variables are gone with the browser's session. */
  'goal-variables',
  'model-key',
  'model-unavailable',
  'model-request',
  'spending-limit',
  ...Wall.options,
]);
export type WaitCode = z.infer<typeof WaitCode>;

/** Fields of every run. */
const runFields = {
  id: z.uuid(),
  tabId: z.number().int(),
  startUrl: z.string(),
  site: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  status: RunStatus,
  wait: WaitCode.nullable(),
  /** Number of journal entries: the next one's `seq`. */
  steps: z.number().int(),
};

/** Explores a site and collects its jobs. */
export const DiscoverRun = z.object({
  ...runFields,
  kind: z.literal('discover'),
  state: DiscoverState,
  result: RunResult.nullable(),
});
export type DiscoverRun = z.infer<typeof DiscoverRun>;

/** Fills a form, and never sends it. */
export const FillRun = z.object({
  ...runFields,
  kind: z.literal('fill'),
  state: FillState,
  result: FillResult.nullable(),
});
export type FillRun = z.infer<typeof FillRun>;

/** Works towards a goal in the user's own words. */
export const GoalRun = z.object({
  ...runFields,
  kind: z.literal('goal'),
  state: GoalState,
  result: GoalResult.nullable(),
});
export type GoalRun = z.infer<typeof GoalRun>;

/** One task the user started on one tab. */
export const Run = z.discriminatedUnion('kind', [DiscoverRun, FillRun, GoalRun]);
export type Run = z.infer<typeof Run>;

export const isDiscoverRun = (run: Run): run is DiscoverRun => run.kind === 'discover';
export const isFillRun = (run: Run): run is FillRun => run.kind === 'fill';
export const isGoalRun = (run: Run): run is GoalRun => run.kind === 'goal';
