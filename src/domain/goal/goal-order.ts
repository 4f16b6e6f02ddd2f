import { z } from 'zod';

/** What can be done without a model. */
export const ReadyMadeGoal = z.enum(['search', 'filter', 'next-page', 'extract']);
export type ReadyMadeGoal = z.infer<typeof ReadyMadeGoal>;

/** Letters, digits and `_`: it stands between braces in prompts. */
export const VariableName = z.string().regex(/^[a-z_]\w{0,39}$/i);

/** A value that prompts know by its name only. */
export const GoalVariable = z.object({
  name: VariableName,
  isSecret: z.boolean(),
  /** The only origin a secret is typed on. */
  origin: z.string(),
});
export type GoalVariable = z.infer<typeof GoalVariable>;

/** The same with its value, on its way from the panel. Never stored in a run. */
export const GivenVariable = GoalVariable.omit({ origin: true }).extend({
  value: z.string().min(1).max(500),
  /** Whether it outlives the browser's session. */
  isKept: z.boolean(),
});
export type GivenVariable = z.infer<typeof GivenVariable>;

export const longestGoal = 500;

/** What the user asks for. */
export const GoalOrder = z.object({
  goal: z.string().trim().min(1).max(longestGoal),
  /** Opened first; null begins on the page as it is. */
  startUrl: z.httpUrl().nullable(),
  /** In words, for planner and evaluator; empty if there are none. */
  constraints: z.string().max(longestGoal),
  variables: z.array(GivenVariable).max(10),
  readyMade: ReadyMadeGoal.nullable(),
});
export type GoalOrder = z.infer<typeof GoalOrder>;
