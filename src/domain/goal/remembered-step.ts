import { z } from 'zod';
import { StepIntent } from './goal-step';
import { QueuedAction } from './queued-action';

/** A step that succeeded: what was done for it, to be tried again on the same site. */
export const RememberedStep = z.object({
  site: z.string(),
  intent: StepIntent,
  /** Folded. */
  targetConcept: z.string(),
  /** In place of what the step's input says stands `{{input}}`. */
  actions: z.array(QueuedAction),
  /** What stands around that in the input: `at most 100`. */
  inputShape: z.object({ before: z.string(), after: z.string() }),
  at: z.iso.datetime(),
});
export type RememberedStep = z.infer<typeof RememberedStep>;

/** What stands for the step's input in remembered actions. */
export const inputHandle = '{{input}}';
