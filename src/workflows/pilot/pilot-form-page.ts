import type { PilotAction } from '@/agents/pilot-agent';
import type { FillState } from '@/domain/form/fill-state';
import type { PilotFlight } from '@/domain/form/visual-fill';
import type { Facts } from '@/runs/run-writer';
import { cutAtWord } from '@/std/cut-text';
import type { Filling } from '@/workflows/form/fill-ports';
import { type AskedPilot, pilotOf } from './ask-pilot';
import type { LeftOpen } from './find-open-questions';
import { makeGoal } from './make-pilot-goal';
import { perform } from './perform-pilot-action';
import { keepSeen } from './record-visual-fills';
import { type FlightEnd, type FlownStep, fly } from './run-pilot';
import { valueOfHandle } from './value-of-handle';

const longestLabel = 80;

/** Runs the pilot over the page once, with every step in the journal. */
export async function flyOver(filling: Filling, left: LeftOpen): Promise<void> {
  const { run, form } = filling;
  const goal = await makeGoal(filling, left);
  const model = pilotOf(filling, goal);
  await run.step('pilot-began', { questions: left.questions.length }, { change: begun });
  const eyes = await form.openEyes();
  const acting = {
    hands: eyes,
    goal,
    pressed: null,
    valueOf: (handle: string) => valueOfHandle(filling, left, handle),
  };
  try {
    const end = await fly({
      mostSteps: await filling.pilotSteps(),
      look: eyes.look,
      ask: async (asked) => {
        await run.checkpoint();
        return model.ask(asked);
      },
      act: async (action, sight) => perform(action, sight, acting),
      tell: (step) => tellStep(filling, step, model),
      isWanted: () => run.run.state.mayShowPictures === true,
      signal: run.signal,
      now: Date.now,
    });
    await tellEnd(filling, end, model);
    await keepSeen(filling, left.questions, goal, end.given);
  } finally {
    await eyes.close();
  }
}

const begun = (state: FillState): FillState => ({
  ...state,
  pilot: { page: state.page, stop: null, steps: 0, elapsedMs: 0, typed: [] },
});

async function tellStep({ run }: Filling, step: FlownStep, model: AskedPilot): Promise<void> {
  const { number, action, result, reason, bytes, hash, given } = step;
  const facts = { number, action: action.name, label: labelOf(action), result, reason, bytes, hash };
  const change = changing((flight) => ({
    ...flight,
    steps: number,
    typed: given === null || action.name !== 'type' ? flight.typed : [...flight.typed, given],
  }));
  await run.step('piloted', facts, { phase: 'outcome', spent: model.takeUsage(), change });
}

async function tellEnd({ run }: Filling, end: FlightEnd, model: AskedPilot): Promise<void> {
  const { stop, steps, elapsedMs, message } = end;
  const change = changing((flight) => ({ ...flight, stop, steps, elapsedMs }));
  await run.step('pilot-ended', { stop, steps, elapsedMs, message }, { spent: model.takeUsage(), change });
}

function changing(change: (flight: PilotFlight) => PilotFlight): (state: FillState) => FillState {
  return (state) => (state.pilot ? { ...state, pilot: change(state.pilot) } : state);
}

/** An action's object: what was pressed, which handle was typed, which key. Text that may not be typed is not recorded. */
function labelOf(action: PilotAction): Facts[string] {
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
