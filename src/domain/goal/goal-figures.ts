import { z } from 'zod';

/** The success figures of a goal run, counted as it goes. */
export const GoalFigures = z.object({
  /** Attempts at steps that were judged, and those that succeeded. */
  stepsJudged: z.number().int(),
  stepsSucceeded: z.number().int(),
  /** Micro-actions of any kind, and those that did what they should at once. */
  actions: z.number().int(),
  actionsRight: z.number().int(),
  replans: z.number().int(),
  /** Steps of the first plan. */
  planned: z.number().int(),
  /** Tokens of the agents of steps, without planning. */
  stepTokens: z.number().int(),
  /** From each failure to the next success, in ms. */
  recoveriesMs: z.array(z.number().int()),
  /** Steps done by remembered actions. */
  remembered: z.number().int(),
});
export type GoalFigures = z.infer<typeof GoalFigures>;

export const zeroFigures: GoalFigures = {
  stepsJudged: 0,
  stepsSucceeded: 0,
  actions: 0,
  actionsRight: 0,
  replans: 0,
  planned: 0,
  stepTokens: 0,
  recoveriesMs: [],
  remembered: 0,
};
