import { z } from 'zod';

/** One thing an exploration should find out. The defaults have ids that code knows; the user's own have ids of their own. */
export const Goal = z.object({ id: z.string(), text: z.string().min(1).max(200) });
export type Goal = z.infer<typeof Goal>;

export const defaultGoalIds = ['listing', 'apply', 'filters', 'search', 'next-page'] as const;
export type DefaultGoalId = (typeof defaultGoalIds)[number];

/** The checklist for job boards. */
export const defaultGoals: readonly (Goal & { id: DefaultGoalId })[] = [
  { id: 'listing', text: 'How are the jobs listed, and what does pressing one do?' },
  { id: 'apply', text: 'How does one apply for a job?' },
  { id: 'filters', text: 'Which filters are there, and how are they opened?' },
  { id: 'search', text: 'How does the search work?' },
  { id: 'next-page', text: 'How does one get to the next page of jobs?' },
];

/** `reached` only with evidence; `absent`: the explorer looked and says that the site has none. */
export const GoalStatus = z.enum(['open', 'reached', 'absent']);
export type GoalStatus = z.infer<typeof GoalStatus>;

export const GoalState = Goal.extend({
  status: GoalStatus,
  /** What was found, in one sentence; null while open. */
  finding: z.string().nullable(),
  /** Number of the journal entry that showed it; null unless reached. */
  evidence: z.number().int().nullable(),
});
export type GoalState = z.infer<typeof GoalState>;
