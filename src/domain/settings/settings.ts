import { z } from 'zod';
import { FramePair } from '@/domain/form/form-scope';
import { defaultGoalLimits, GoalLimits } from '@/domain/goal/goal-limits';
import { JobColumnName, JobView } from '@/domain/job/job-query';
import { MatchCriteria, noCriteria } from '@/domain/job/match-criteria';
import { defaultModelSettings, ModelSettings } from '@/domain/model/model-settings';
import { defaultQuestions, ExplorationQuestion } from '@/domain/page/exploration-questions';
import { ExplorationLimits } from './exploration-limits';

/** The most that limits can be set to: what one run can do at a human pace, and its state hold. */
export const highestLimits = { pages: 50, jobs: 1000, details: 1000 } as const;

/** Limits of one Discover. */
export const Limits = z.object({
  /** Result pages. */
  pages: z.number().int().min(1).max(highestLimits.pages),
  /** Postings opened for their details; `null` opens all of them. */
  details: z.number().int().min(0).max(highestLimits.details).nullable(),
  /** Jobs collected. */
  jobs: z.number().int().min(1).max(highestLimits.jobs),
});
export type Limits = z.infer<typeof Limits>;

/** Hard limits of any Discover, whatever its own limits: against mistakes, not a preference. The user may raise them up to these values. */
export const LimitCaps = z.object({
  pages: z.number().int().min(1).max(highestLimits.pages),
  jobs: z.number().int().min(1).max(highestLimits.jobs),
  errorsInARow: z.number().int().min(1).max(10).default(3),
});
export type LimitCaps = z.infer<typeof LimitCaps>;

/** No form left to the pilot needs more. */
export const maxPilotSteps = 40;

export const Settings = z.object({
  limits: Limits,
  breakers: LimitCaps,
  /** Milliseconds between acts that change the page, drawn between the two. 0 and 0 in tests. */
  pace: z.object({ min: z.number().int().min(0), max: z.number().int().min(0) }),
  exploration: z.object({
    limits: ExplorationLimits,
    goals: z.array(ExplorationQuestion),
    /** Whether an exploration may press the apply control to see what it opens in the page. It never sends anything. */
    mayPressApply: z.boolean(),
  }),
  /** Whether a collection may press the apply control if only its script knows the address: the new tab is closed at once. */
  mayPressForAddress: z.boolean(),
  goalLimits: GoalLimits,
  models: ModelSettings,
  match: MatchCriteria,
  /** Steps the pilot may take on a page of a form; 0: it is never used. */
  pilotSteps: z.number().int().min(0).max(maxPilotSteps),
  /** Companies whose jobs the user has hidden, as they wrote them. */
  hiddenCompanies: z.array(z.string()),
  jobViews: z.array(JobView),
  jobColumns: z.array(JobColumnName),
  theme: z.enum(['system', 'light', 'dark']),
  /** Hosts whose automation notice the user has read and accepted. */
  acceptedNotices: z.array(z.string()),
  /** Origins the user has confirmed together: forms of one, in a frame, inside pages of the other. Never taken from a file. */
  formFrames: z.array(FramePair),
});
export type Settings = z.infer<typeof Settings>;

export const defaultSettings: Settings = {
  limits: { pages: 3, details: 25, jobs: 100 },
  breakers: { pages: 10, jobs: 100, errorsInARow: 3 },
  pace: { min: 2000, max: 5000 },
  exploration: {
    limits: { turns: 25, minutes: 5, errorsInARow: 3 },
    goals: [...defaultQuestions],
    mayPressApply: false,
  },
  mayPressForAddress: false,
  goalLimits: defaultGoalLimits,
  models: defaultModelSettings,
  match: noCriteria,
  pilotSteps: 12,
  hiddenCompanies: [],
  jobViews: [],
  jobColumns: ['title', 'company', 'location', 'salary', 'posted', 'status', 'match', 'applyType', 'site'],
  theme: 'system',
  acceptedNotices: [],
  formFrames: [],
};

/** The limits, capped by the breakers. */
export function clampLimits(limits: Limits, breakers: LimitCaps): Limits {
  return {
    ...limits,
    pages: Math.min(limits.pages, breakers.pages),
    jobs: Math.min(limits.jobs, breakers.jobs),
  };
}
