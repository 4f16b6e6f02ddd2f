import { type PlannedStepInput, type PlannerInput, planner } from '@/agents/planner';
import type { GoalState, PlannedStep } from '@/domain/goal/goal-state';
import { addUsage, type Usage, zeroUsage } from '@/domain/model/usage';
import { type AgentReply, askAgent } from '@/workflows/asking/ask-agent';
import { problemOfPlan } from './check-plan';
import type { Pursuit } from './goal-ports';
import { goalOf, saveGoal } from './saved-goal';
import { viewPage, wholeIfSmall } from './view-page';

type Occasion = PlannerInput['occasion'];
type PlannerReply = AgentReply<typeof planner.tools>;

/** How often a plan that code refuses is asked for again. */
const mostRefusals = 2;

/** Characters of a page that is shown to the planner as it is. */
const mostShown = 3_000;

/** Plans from the present state: at the start, and anew after a failure. */
export async function makePlan(pursuit: Pursuit): Promise<void> {
  const { failure, plan } = goalOf(pursuit);
  await askPlanner(pursuit, failure || plan.length > 0 ? 'replan' : 'plan');
}

/** All steps are done: the answer, or what is still missing. What the planner knew before needs no second look. */
export async function closeGoal(pursuit: Pursuit): Promise<void> {
  const { answerWhenDone: text, items } = goalOf(pursuit);
  if (text !== null && items === 0) return finish(pursuit, { isDone: true, text, items: [] });
  await askPlanner(pursuit, 'close');
}

async function askPlanner(pursuit: Pursuit, occasion: Occasion): Promise<void> {
  const { answer, usage } = await usablePlan(pursuit, occasion);
  switch (answer.name) {
    case 'plan_steps':
      return followPlan(pursuit, occasion, answer.input, usage);
    case 'report_answer': {
      const { is_done: isDone, answer: text, items } = answer.input;
      return finish(pursuit, { isDone, text, items: items.map((number) => number - 1) }, usage);
    }
    case 'give_up':
      return finish(pursuit, { isDone: false, text: answer.input.reason, items: [] }, usage);
  }
}

/** Asks until code can accept the plan; a plan that names selectors, or nothing that verifies it, is sent back. */
async function usablePlan(pursuit: Pursuit, occasion: Occasion): Promise<Pick<PlannerReply, 'answer' | 'usage'>> {
  const input = await plannerInput(pursuit, occasion);
  let usage: Usage = zeroUsage;
  let problem: string | null = null;
  for (let refusals = 0; refusals <= mostRefusals; refusals += 1) {
    const constraints: string = [input.constraints, problem ? `Your last plan was refused: ${problem}` : '']
      .filter(Boolean)
      .join(' ');
    const reply: PlannerReply = await askAgent(pursuit, planner, () => ({ ...input, constraints }));
    usage = addUsage(usage, reply.usage);
    const { answer } = reply;
    problem = answer.name === 'plan_steps' ? problemOfPlan(answer.input.steps, goalOf(pursuit), refusals > 0) : null;
    if (problem === null) return { answer, usage };
  }
  const reason = `No usable plan was found: ${problem}`;
  return { answer: { name: 'give_up', input: { reason } }, usage };
}

async function plannerInput(pursuit: Pursuit, occasion: Occasion): Promise<PlannerInput> {
  const goal = goalOf(pursuit);
  const { state, lines } = await viewPage(pursuit);
  const items = await pursuit.store.itemsOf(pursuit.run.run.id);
  const { failure, figures, limits } = goal;
  const failed = failure && goal.plan.find(({ id }) => id === failure.stepId);
  return {
    occasion,
    goal: goal.goal,
    constraints: goal.constraints,
    readyMade: goal.readyMade,
    variables: goal.variables.map(({ name, isSecret }) => ({ name, isSecret })),
    state,
    shown: wholeIfSmall(lines, mostShown),
    past: goal.plan
      .filter(({ status }) => status !== 'dropped')
      .map((step) => ({ ...step, evidence: step.result?.evidence ?? '', status: step.status })),
    failure: failure && {
      step: failed?.description ?? failure.stepId,
      expectation: failure.expectation,
      reason: failure.evaluation.reason,
    },
    replansLeft: Math.max(0, limits.replans - figures.replans),
    items: items.map(({ type, data }) => ({ type, data: textsOf(data) })),
    attempts: limits.attempts,
  };
}

function textsOf(data: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}

async function followPlan(
  pursuit: Pursuit,
  occasion: Occasion,
  { steps, answer_when_done: answerWhenDone }: { steps: readonly PlannedStepInput[]; answer_when_done: string | null },
  usage: Usage,
): Promise<void> {
  const { limits, figures } = goalOf(pursuit);
  const isNew = occasion !== 'plan';
  if (isNew && figures.replans >= limits.replans) {
    return finish(pursuit, { isDone: false, text: lastFailure(goalOf(pursuit)), items: [] }, usage);
  }
  const planned = withFreshIds(steps, goalOf(pursuit).plan).map((step) => plannedStep(step, limits.attempts));
  const facts = { steps: steps.length, expectation: goalOf(pursuit).failure?.expectation ?? null };
  await saveGoal(pursuit, isNew ? 'goal-replanned' : 'goal-planned', facts, {
    usage,
    change: (state) => ({
      ...state,
      stage: 'approve',
      failure: null,
      attempt: null,
      answerWhenDone: answerWhenDone?.trim() || null,
      // What succeeded is kept, and never repeated.
      plan: [...state.plan.map(dropUnlessDone), ...planned],
      figures: {
        ...state.figures,
        replans: state.figures.replans + (isNew ? 1 : 0),
        planned: isNew ? state.figures.planned : planned.length,
      },
    }),
  });
}

/** Planners count from where they think they are: numbered on from the steps that the run has had. */
function withFreshIds(steps: readonly PlannedStepInput[], plan: readonly PlannedStep[]): PlannedStepInput[] {
  const fresh = new Map(steps.map(({ id }, index) => [id, `s${plan.length + index + 1}`]));
  return steps.map((step) => ({
    ...step,
    id: fresh.get(step.id) ?? step.id,
    dependencies: step.dependencies.map((id) => fresh.get(id) ?? id),
  }));
}

function dropUnlessDone(step: PlannedStep): PlannedStep {
  return step.status === 'success' || step.result ? step : { ...step, status: 'dropped' };
}

function plannedStep(step: PlannedStepInput, attempts: number): PlannedStep {
  return {
    id: step.id,
    intent: step.intent,
    description: step.description,
    targetConcept: step.target_concept,
    inputData: step.input_data,
    expectedOutcome: step.expected_outcome,
    check: step.check,
    dependencies: step.dependencies,
    maxAttempts: attempts,
    priority: step.priority,
    status: 'open',
    attempts: 0,
    change: null,
    hasTriedMemory: false,
    result: null,
  };
}

/** Ends the goal with an answer. Nothing is done that no step has shown. */
export async function finish(
  pursuit: Pursuit,
  { isDone, text, items }: NonNullable<GoalState['answer']>,
  usage: Usage = zeroUsage,
): Promise<void> {
  const hasShown = goalOf(pursuit).plan.some(({ status }) => status === 'success');
  const answer = {
    isDone: isDone && hasShown,
    text,
    items: items.filter((index) => index >= 0 && index < goalOf(pursuit).items),
  };
  await saveGoal(
    pursuit,
    'goal-answered',
    { done: answer.isDone, items: answer.items.length },
    {
      usage,
      change: (state) => ({ ...state, stage: 'over', answer, attempt: null }),
    },
  );
}

/** Why a goal ends without its last failure mended, in words that its user can read. */
export function lastFailure({ failure, plan }: Pick<GoalState, 'failure' | 'plan'>): string {
  const failed = failure && plan.find(({ id }) => id === failure.stepId);
  return failed ? `${failed.description}: ${failure.evaluation.reason}` : '';
}
