import type { Attempt, GoalState, PlannedStep } from '@/domain/goal/goal-state';
import type { CollectedItem } from '@/domain/job/collected-item';
import { addUsage, type Usage, zeroUsage } from '@/domain/model/usage';
import type { GoalRun } from '@/domain/run/run';
import type { StepCode } from '@/domain/run/step';
import type { StepExtras } from '@/runs/run-handle';
import type { JournalFacts } from '@/runs/run-writer';
import type { Pursuit } from './goal-ports';

/** The goal as last saved. */
export function goalOf({ run }: Pick<Pursuit, 'run'>): GoalState {
  return run.run.state;
}

/** The attempt under way. */
export function attemptOf(pursuit: Pick<Pursuit, 'run'>): Attempt {
  const { attempt } = goalOf(pursuit);
  if (!attempt) throw new Error('No step is being tried.');
  return attempt;
}

/** The step that is being tried. */
export function stepOf(pursuit: Pick<Pursuit, 'run'>): PlannedStep {
  const { stepId } = attemptOf(pursuit);
  const step = goalOf(pursuit).plan.find(({ id }) => id === stepId);
  if (!step) throw new Error(`The plan has no step ${stepId}.`);
  return step;
}

export interface GoalEntry {
  phase?: StepExtras<GoalRun>['phase'];
  usage?: Usage;
  /** Of agents that carry out steps: counted by step. */
  isOfStep?: boolean;
  items?: readonly CollectedItem[];
  /** The goal after the step. Pure. */
  change?(state: GoalState): GoalState;
}

/** Saves a step of the journal with its cost in time and money. */
export async function saveGoal(
  { run, clock }: Pick<Pursuit, 'run' | 'clock'>,
  code: StepCode,
  facts: JournalFacts,
  { phase, usage = zeroUsage, isOfStep = false, items, change = (state) => state }: GoalEntry = {},
): Promise<void> {
  const ms = clock.lap();
  const tokens = isOfStep ? usage.inputTokens + usage.outputTokens : 0;
  await run.step(code, facts, {
    phase,
    items,
    change: (state) =>
      change({
        ...state,
        spentMs: state.spentMs + ms,
        usage: addUsage(state.usage, usage),
        figures: { ...state.figures, stepTokens: state.figures.stepTokens + tokens },
      }),
  });
  // It may have waited while the run was paused.
  clock.reset();
}

/** The state with another attempt. */
export function withAttempt(state: GoalState, change: (attempt: Attempt) => Attempt): GoalState {
  return state.attempt ? { ...state, attempt: change(state.attempt) } : state;
}

/** The state with a step changed. */
export function withStep(state: GoalState, id: string, change: (step: PlannedStep) => PlannedStep): GoalState {
  return { ...state, plan: state.plan.map((step) => (step.id === id ? change(step) : step)) };
}
