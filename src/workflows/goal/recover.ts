import { errorHandler } from '@/agents/error-handler';
import type { GoalState } from '@/domain/goal/goal-state';
import type { Usage } from '@/domain/model/usage';
import type { AllowedAct } from '@/domain/page/allowed-act';
import { askAgent } from '@/workflows/asking/ask-agent';
import { askUser, declinedKey, isDeclined, originOf } from './approvals';
import type { Pursuit } from './goal-ports';
import { controlOf } from './is-allowed-act';
import { finish, lastFailure } from './make-plan';
import { calledIn } from './named';
import { attemptOf, goalOf, saveGoal, stepOf, withStep } from './saved-goal';
import { viewPage } from './view-page';

/** After a failure: the step again in another way, a new plan, or the end with a sentence. */
export async function recover(pursuit: Pursuit): Promise<void> {
  if (await allowedWhatWasHeld(pursuit)) return;
  const step = stepOf(pursuit);
  const { figures, limits, failure } = goalOf(pursuit);
  const replansLeft = limits.replans - figures.replans;
  if (!failure) return choose(pursuit, 'plan', {});
  if (step.attempts >= step.maxAttempts)
    return replansLeft > 0 ? replan(pursuit, failure.evaluation.reason) : giveUp(pursuit, '');
  const view = await viewPage(pursuit);
  const { answer, usage } = await askAgent(pursuit, errorHandler, () => ({
    step,
    attempts: step.attempts,
    replansLeft: Math.max(0, replansLeft),
    evaluation: failure.evaluation,
    done: attemptOf(pursuit).done,
    changes: step.change === null ? [] : [step.change],
    state: view.state,
    readyMade: goalOf(pursuit).readyMade,
  }));
  switch (answer.name) {
    case 'retry':
      return retry(pursuit, answer.input.change, usage);
    case 'replan':
      return replansLeft > 0
        ? replan(pursuit, answer.input.reason, usage)
        : giveUp(pursuit, answer.input.reason, usage);
    case 'give_up':
      return giveUp(pursuit, answer.input.sentence, usage);
  }
}

async function retry(
  pursuit: Pursuit,
  change: string,
  usage?: Usage,
  allowed: AllowedAct | null = null,
): Promise<void> {
  const { id } = stepOf(pursuit);
  await choose(pursuit, 'choose', { kind: 'retry', change }, usage, (state) => ({
    ...withStep(state, id, (step) => ({ ...step, status: 'open', change })),
    allowed,
    allowedNames: allowed?.name ? [...state.allowedNames, allowed.name] : state.allowedNames,
  }));
}

async function replan(pursuit: Pursuit, reason: string, usage?: Usage): Promise<void> {
  await choose(pursuit, 'plan', { kind: 'replan', reason }, usage);
}

async function giveUp(pursuit: Pursuit, sentence: string, usage?: Usage): Promise<void> {
  await finish(pursuit, { isDone: false, text: sentence || lastFailure(goalOf(pursuit)), items: [] }, usage);
}

async function choose(
  pursuit: Pursuit,
  stage: GoalState['stage'],
  facts: Record<string, string>,
  usage?: Usage,
  change: (state: GoalState) => GoalState = (state) => state,
): Promise<void> {
  await saveGoal(pursuit, 'goal-recovered', facts, {
    usage,
    isOfStep: true,
    change: (state) => ({ ...change(state), stage, attempt: null }),
  });
}

/**
 * Where requests were held back that might do more than read, the user is asked whether the act may send: nothing has left so far, so that
 * it can be done again. True if that is how it goes on.
 */
async function allowedWhatWasHeld(pursuit: Pursuit): Promise<boolean> {
  const held = attemptOf(pursuit).done.findLast((one) => one.held > 0 && one.outcome === 'done');
  if (!held) return false;
  const name = held.element?.name ?? '';
  // It was allowed, so that what is held goes to another site, which nobody can allow, or was not done once it could be.
  if (goalOf(pursuit).allowedNames.includes(name)) return false;
  const act: AllowedAct = {
    code: 'send',
    name,
    element: controlOf(held.element),
    origin: originOf(await pursuit.tab.url()),
    place: held.element?.place,
  };
  if (isDeclined(goalOf(pursuit), act)) return false;
  const values = attemptOf(pursuit)
    .done.filter(({ action }) => action.type === 'fill' || action.type === 'select')
    .map(({ action, element }) => ({ name: calledIn(element), value: action.value ?? '' }));
  if (await askUser(pursuit, { kind: 'act', act, values })) {
    await retry(pursuit, 'the user now allows what was held back', undefined, act);
    return true;
  }
  await saveGoal(
    pursuit,
    'goal-declined',
    { kind: 'act', element: name },
    {
      change: (state) => ({ ...state, declined: [...state.declined, declinedKey(act)] }),
    },
  );
  return false;
}
