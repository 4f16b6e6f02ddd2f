import { z } from 'zod';

/** A step in words that the panel can say in the user's language: `step.<code>` with the facts put in. */
export const StepCode = z.enum([
  'started',
  'understood',
  'understanding-holds',
  'exploration-began',
  'page-classified',
  'filters-mapped',
  'decided',
  'acted',
  'analyzed',
  'act-refused',
  'warned',
  'goal-reached',
  'page-summarized',
  'exploration-over',
  'selectors-checked',
  'model-waited',
  'model-failed',
  'model-replaced',
  'search-set',
  'search-not-held',
  'search-lost',
  'search-restored',
  'collector-asked',
  'collector-answered',
  'recipe-mended',
  'extracted',
  'read-apply-address',
  'read-form',
  'form-mapped',
  'filled-field',
  'went-on-filling',
  'form-filled',
  'form-went-on',
  'form-ready',
  'read-rows',
  'read-page',
  'read-lists',
  'opened-details',
  'read-details',
  'details-on-own-page',
  'details-unreadable',
  'turned-page',
  'waited',
  'resumed',
  'ended',
  'problem',
]);
export type StepCode = z.infer<typeof StepCode>;

/** One journal entry: appended, never changed. */
export const Step = z.object({
  runId: z.uuid(),
  seq: z.number().int(),
  at: z.iso.datetime(),
  /** An act is an `intent` before and an `outcome` after; the rest are notes. */
  phase: z.enum(['intent', 'outcome', 'note']),
  code: StepCode,
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Step = z.infer<typeof Step>;
