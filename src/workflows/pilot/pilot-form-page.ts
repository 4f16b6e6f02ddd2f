import type { PilotAction } from '@/agents/pilot-agent';
import type { FillState } from '@/domain/form/fill-state';
import type { PilotProgress } from '@/domain/form/visual-fill';
import type { JournalFacts } from '@/runs/run-writer';
import { cutAtWord } from '@/std/cut-text';
import type { FillContext } from '@/workflows/form/fill-ports';
import { createPilotModel, type PilotModel } from './ask-pilot';
import type { OpenForPilot } from './find-open-questions';
import { makePilotGoal } from './make-pilot-goal';
import { performPilotAction } from './perform-pilot-action';
import { recordVisuallyFilled } from './record-visual-fills';
import { type PilotRunResult, type PilotStep, runPilot } from './run-pilot';
import { currentHandleValue } from './value-of-handle';

const longestLabel = 80;

/** Runs the pilot over the page once, with every step in the journal. */
export async function pilotFormPage(filling: FillContext, left: OpenForPilot): Promise<void> {
  const { run, form } = filling;
  const goal = await makePilotGoal(filling, left);
  const model = createPilotModel(filling, goal);
  await run.step('pilot-began', { questions: left.questions.length }, { change: begun });
  const eyes = await form.openEyes();
  const acting = {
    hands: eyes,
    goal,
    pressed: null,
    valueOf: (handle: string) => currentHandleValue(filling, left, handle),
  };
  try {
    const end = await runPilot({
      mostSteps: await filling.pilotSteps(),
      look: eyes.look,
      ask: async (asked) => {
        await run.checkpoint();
        return model.ask(asked);
      },
      act: async (action, sight) => performPilotAction(action, sight, acting),
      tell: (step) => tellStep(filling, step, model),
      isWanted: () => run.run.state.mayShowPictures === true,
      signal: run.signal,
      now: Date.now,
    });
    await tellEnd(filling, end, model);
    await recordVisuallyFilled(filling, left.questions, goal, end.given);
  } finally {
    await eyes.close();
  }
}

const begun = (state: FillState): FillState => ({
  ...state,
  pilot: { page: state.page, stop: null, steps: 0, elapsedMs: 0, typed: [] },
});

async function tellStep({ run }: FillContext, step: PilotStep, model: PilotModel): Promise<void> {
  const { number, action, result, reason, bytes, hash, given } = step;
  const facts = { number, action: action.name, label: labelOf(action), result, reason, bytes, hash };
  const change = changing((progress) => ({
    ...progress,
    steps: number,
    typed: given === null || action.name !== 'type' ? progress.typed : [...progress.typed, given],
  }));
  await run.step('piloted', facts, { phase: 'outcome', spent: model.takeUsage(), change });
}

async function tellEnd({ run }: FillContext, end: PilotRunResult, model: PilotModel): Promise<void> {
  const { stop, steps, elapsedMs, message } = end;
  const change = changing((progress) => ({ ...progress, stop, steps, elapsedMs }));
  await run.step('pilot-ended', { stop, steps, elapsedMs, message }, { spent: model.takeUsage(), change });
}

function changing(change: (progress: PilotProgress) => PilotProgress): (state: FillState) => FillState {
  return (state) => (state.pilot ? { ...state, pilot: change(state.pilot) } : state);
}

/** An action's object: what was pressed, which handle was typed, which key. Text that may not be typed is not recorded. */
function labelOf(action: PilotAction): JournalFacts[string] {
  switch (action.name) {
    case 'click':
    case 'double_click':
      return cutAtWord(action.input.label, longestLabel);
    case 'type':
      return cutAtWord(action.input.text, longestLabel);
    case 'keypress':
      return action.input.key;
    default:
      return null;
  }
}
