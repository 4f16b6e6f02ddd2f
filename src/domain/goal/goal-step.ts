import { z } from 'zod';
import { PageSection } from './page-state';

/** What a step of a plan is for, in a user's terms. */
export const StepIntent = z.enum(['search', 'filter', 'navigate', 'extract', 'authenticate', 'verify', 'interact']);
export type StepIntent = z.infer<typeof StepIntent>;

/** What code can check of an expectation. Unused parts are empty. */
export const Expectation = z.object({
  kind: z.enum(['url-contains', 'rows-changed', 'rows-at-least', 'field-holds', 'section-shown', 'items-at-least']),
  /** Part of the address; name of the field. */
  name: z.string(),
  /** What the field holds. */
  value: z.string(),
  count: z.number().int(),
  section: PageSection.nullable(),
});
export type Expectation = z.infer<typeof Expectation>;

/** One strategic step: what a user would tell a friend to do, never how. */
export const GoalStep = z.object({
  /** Unique in its run. */
  id: z.string(),
  intent: StepIntent,
  description: z.string(),
  /** What it is about ("the price filter"), never a selector. */
  targetConcept: z.string(),
  /** What is to be typed, chosen or looked for. Variables as `{{name}}`. */
  inputData: z.string().nullable(),
  /** What its user would then see. */
  expectedOutcome: z.string(),
  /** The same as code can check it; null if only a reader can tell. */
  check: Expectation.nullable(),
  /** Ids of steps that have to succeed before. */
  dependencies: z.array(z.string()),
  maxAttempts: z.number().int(),
  /** Higher is earlier. */
  priority: z.number().int(),
});
export type GoalStep = z.infer<typeof GoalStep>;

/** How many steps a plan may have. */
export const mostSteps = 7;
