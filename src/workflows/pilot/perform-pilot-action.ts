import type { PilotAction } from '@/agents/pilot-agent';
import { type Acting, blocked, endOf, ok, okWith } from './action-result';
import { judgeKey } from './judge-pilot-key';
import { judgePress } from './judge-pilot-press';
import { distanceIn, middleOf, spotIn } from './picture-coordinates';
import { isGivenOption, isOfGoal } from './pilot-goal';
import type { ActEnd, Sight } from './pilot-ports';
import { typeGiven } from './type-given';

/** Performs the pilot's answer unless forbidden. A blocked action has no effect at all. */
export async function perform(action: PilotAction, sight: Sight, acting: Acting): Promise<ActEnd> {
  const { hands } = acting;
  switch (action.name) {
    case 'click':
      return press(action.input, 1, sight, acting);
    case 'double_click':
      return press(action.input, 2, sight, acting);
    case 'type':
      return typeGiven(action.input.text, sight, acting);
    case 'scroll':
      await hands.turn(middleOf(sight), distanceIn(sight, action.input));
      return ok;
    case 'keypress': {
      const refusal = judgeKey(action.input.key, await hands.focused());
      if (refusal !== null) return blocked(refusal);
      return endOf(await hands.key(action.input.key));
    }
    case 'wait':
      await hands.wait(action.input.ms);
      return ok;
    case 'done':
      return ok;
  }
}

async function press(
  { x, y, label }: { x: number; y: number; label: string },
  times: 1 | 2,
  sight: Sight,
  acting: Acting,
): Promise<ActEnd> {
  const { hands, goal } = acting;
  const spot = spotIn(sight, { x, y });
  if (!spot) return blocked('outside');
  const part = await hands.at(spot);
  const refusal = judgePress(part, label, spot, { own: sight.own, goal });
  if (refusal !== null) return blocked(refusal);
  const end = endOf(await hands.press({ spot, times, isChoice: isOfGoal(part, goal) }));
  if (end.result === 'blocked') return end;
  acting.pressed = part;
  return isGivenOption(goal, label) ? okWith(label) : ok;
}
