import { z } from 'zod';
import { StepIntent } from './goal-step';
import { QueuedAction } from './queued-action';

/** A step that succeeded: what was done for it, to be tried again on the same site. */
export const RememberedStep = z.object({
  site: z.string(),
  intent: StepIntent,
  /** Folded. */
  targetConcept: z.string(),
  /** In place of the step's input stands `{{input}}`. */
  actions: z.array(QueuedAction),
  at: z.iso.datetime(),
});
export type RememberedStep = z.infer<typeof RememberedStep>;

/** What stands for the step's input in remembered actions. */
export const inputHandle = '{{input}}';
