import { z } from 'zod';
import { DiscoverState } from './discover-state';
import { Wall } from './page-kind';
import { RunResult } from './run-result';

export const RunStatus = z.enum(['running', 'paused', 'waiting', 'ended']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Why a run paused or waits, each with a sentence in the panel (`wait.<code>`). */
export const WaitCode = z.enum([
  'user-paused',
  'debugger-cancelled',
  'debugger-refused',
  'user-navigated',
  'terms-notice',
  'model-key',
  'model-unavailable',
  'model-request',
  'spending-limit',
  ...Wall.options,
]);
export type WaitCode = z.infer<typeof WaitCode>;

/** One thing the user started on one tab. */
export const Run = z.object({
  id: z.uuid(),
  kind: z.literal('discover'),
  tabId: z.number().int(),
  startUrl: z.string(),
  site: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  status: RunStatus,
  wait: WaitCode.nullable(),
  state: DiscoverState,
  /** Number of journal entries: the next one's `seq`. */
  steps: z.number().int(),
  result: RunResult.nullable(),
});
export type Run = z.infer<typeof Run>;
