import { chooseStep } from './choose-step';
import type { Pursuit } from './goal-ports';
import { goalOf, saveGoal, withStep } from './saved-goal';
import { viewPage } from './view-page';

/** States of the page that are kept with the run. */
const mostStates = 40;

/** Picks what comes next. A step's state after is the next one's state before. */
export async function beginStep(pursuit: Pursuit): Promise<void> {
  const choice = chooseStep(goalOf(pursuit).plan);
  if (choice.kind === 'close') return toStage(pursuit, 'close');
  if (choice.kind === 'replan') return toStage(pursuit, 'plan');
  const { id, description, intent, attempts } = choice.step;
  const view = await viewPage(pursuit);
  await saveGoal(
    pursuit,
    'goal-step-began',
    { step: id, description, intent, attempt: attempts + 1 },
    {
      change: (state) => ({
        ...withStep(state, id, (step) => ({ ...step, status: 'running', attempts: step.attempts + 1 })),
        stage: 'decide',
        pageUrl: view.page.url,
        states: [...state.states, view.state].slice(-mostStates),
        attempt: {
          stepId: id,
          startedAtMs: state.spentMs,
          turns: 0,
          queue: [],
          looksAgain: false,
          done: [],
          before: view.state,
          linesBefore: view.lines,
          rowsBefore: view.rows,
          show: null,
          isRemembered: false,
          closing: null,
          extracted: [],
        },
      }),
    },
  );
}

async function toStage(pursuit: Pursuit, stage: 'plan' | 'close'): Promise<void> {
  await saveGoal(pursuit, 'goal-decided', { stage }, { change: (state) => ({ ...state, stage }) });
}
