import { z } from 'zod';
import { Usage, zeroUsage } from '@/domain/model/usage';
import { AllowedAct } from '@/domain/page/allowed-act';
import { Approval } from './approval';
import { GoalFigures, zeroFigures } from './goal-figures';
import { GoalLimits } from './goal-limits';
import { type GoalOrder, GoalVariable, ReadyMadeGoal } from './goal-order';
import { GoalStep, StepIntent } from './goal-step';
import { DoneAction } from './micro-action';
import { PageState } from './page-state';
import { QueuedAction } from './queued-action';
import { Evaluation, StepResult } from './step-result';

/** A step of the plan, and how far it is. */
export const PlannedStep = GoalStep.extend({
  status: z.enum(['open', 'running', 'success', 'failure', 'partial', 'dropped']),
  attempts: z.number().int(),
  /** What to do differently at the next attempt; null at the first. */
  change: z.string().nullable(),
  /** Remembered actions of an earlier run were tried. */
  hasTriedMemory: z.boolean(),
  result: StepResult.nullable(),
});
export type PlannedStep = z.infer<typeof PlannedStep>;

/** The attempt at a step that is under way. */
export const Attempt = z.object({
  stepId: z.string(),
  startedAtMs: z.number(),
  /** Asked the executor so often. */
  turns: z.number().int(),
  queue: z.array(QueuedAction),
  /** The executor wants to see the page after the queue: the step needs more. */
  looksAgain: z.boolean().default(false),
  done: z.array(DoneAction),
  before: PageState,
  /** Lines of the page before, secrets masked, cut: what came and went is told from them. */
  linesBefore: z.array(z.string()),
  /** Rows of its largest list before. */
  rowsBefore: z.array(z.string()),
  /** What the next snapshot shows in full. */
  show: z.string().nullable(),
  /** Whether the actions come from memory. */
  isRemembered: z.boolean(),
  /** The executor's last words: that nothing is left to do, or why it cannot go on; null while it acts. */
  closing: z.object({ isDone: z.boolean(), reason: z.string() }).nullable(),
  extracted: z.array(z.number().int()),
});
export type Attempt = z.infer<typeof Attempt>;

/** What the user gets in the end. */
export const GoalAnswer = z.object({
  isDone: z.boolean(),
  text: z.string(),
  /** Positions of the items that it rests on. */
  items: z.array(z.number().int()),
});
export type GoalAnswer = z.infer<typeof GoalAnswer>;

/** The state of a goal run: all a killed worker needs to go on. */
export const GoalState = z.object({
  /** What comes next: every stage reads the state, does one thing and saves. */
  stage: z.enum(['open', 'plan', 'approve', 'choose', 'decide', 'act', 'judge', 'recover', 'close', 'over']),
  goal: z.string(),
  startUrl: z.string().nullable(),
  constraints: z.string(),
  readyMade: ReadyMadeGoal.nullable(),
  variables: z.array(GoalVariable),
  limits: GoalLimits,
  plan: z.array(PlannedStep),
  attempt: Attempt.nullable(),
  /** The failed verdict that is recovered from, and what was expected; null if the last one succeeded. */
  failure: z.object({ stepId: z.string(), expectation: z.string(), evaluation: Evaluation }).nullable(),
  failedAtMs: z.number().nullable(),
  /** What the user is asked, or has answered and nobody has used yet. */
  approval: z.object({ asked: Approval, answer: z.boolean().nullable() }).nullable(),
  /** The act that was allowed and is about to be done. */
  allowed: AllowedAct.nullable(),
  /** Names of controls whose act was allowed once. */
  allowedNames: z.array(z.string()).default([]),
  /** Acts that were declined, by code and name: not asked again. */
  declined: z.array(z.string()),
  approvedSites: z.array(z.string()),
  approvedVerbs: z.array(StepIntent),
  /** Texts of other origins that may be typed, and where. */
  approvedCarries: z.array(z.object({ text: z.string(), origin: z.string() })),
  /** Origins whose pages were read. */
  readOrigins: z.array(z.string()),
  states: z.array(PageState),
  /** How often each act was done on each state of the page. */
  repeats: z.record(z.string(), z.number().int()),
  items: z.number().int(),
  itemTypes: z.record(z.string(), z.number().int()),
  answer: GoalAnswer.nullable(),
  /** What the user is told once the steps of the newest plan have succeeded; null if that is not known before. */
  answerWhenDone: z.string().nullable().default(null),
  /** The user declined the plan. */
  isDeclined: z.boolean(),
  /** A form about the user came up: filling it is a run of its own. */
  isHandedOver: z.boolean(),
  figures: GoalFigures,
  spentMs: z.number().int(),
  usage: Usage.default(zeroUsage),
  pageUrl: z.string(),
  errorsAllowed: z.number().int(),
  consecutiveErrors: z.number().int(),
});
export type GoalState = z.infer<typeof GoalState>;

/** The state of a goal run that has not started. */
export function newGoalState(
  { goal, startUrl, constraints, readyMade }: Omit<GoalOrder, 'variables'>,
  variables: readonly GoalVariable[],
  { limits, pageUrl, errorsAllowed }: Pick<GoalState, 'limits' | 'pageUrl' | 'errorsAllowed'>,
): GoalState {
  return {
    stage: 'open',
    goal,
    startUrl,
    constraints,
    readyMade,
    variables: [...variables],
    limits,
    plan: [],
    attempt: null,
    failure: null,
    failedAtMs: null,
    approval: null,
    allowed: null,
    allowedNames: [],
    declined: [],
    approvedSites: [],
    approvedVerbs: [],
    approvedCarries: [],
    readOrigins: [],
    states: [],
    repeats: {},
    items: 0,
    itemTypes: {},
    answer: null,
    answerWhenDone: null,
    isDeclined: false,
    isHandedOver: false,
    figures: zeroFigures,
    spentMs: 0,
    usage: zeroUsage,
    pageUrl,
    errorsAllowed,
    consecutiveErrors: 0,
  };
}
