import { z } from 'zod';

/** The least and the most that each limit can be set to. */
export const goalLimitRanges = {
  attempts: { min: 1, max: 5 },
  replans: { min: 0, max: 10 },
  minutes: { min: 1, max: 60 },
} as const;

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** Limits of one goal: attempts at a step, new plans, minutes of work without waiting for the user. */
export const GoalLimits = z.object({
  attempts: within(goalLimitRanges.attempts),
  replans: within(goalLimitRanges.replans),
  minutes: within(goalLimitRanges.minutes),
});
export type GoalLimits = z.infer<typeof GoalLimits>;

export const defaultGoalLimits: GoalLimits = { attempts: 3, replans: 3, minutes: 5 };
