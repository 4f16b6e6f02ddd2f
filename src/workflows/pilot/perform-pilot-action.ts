import type { PilotAction } from '@/agents/pilot-agent';
import { type ActionContext, actionResultOf, blockedResult, okResult, okResultWith } from './action-result';
import { judgePilotKey } from './judge-pilot-key';
import { judgePilotPress } from './judge-pilot-press';
import { boxCenter, toViewportDistance, toViewportPoint } from './picture-coordinates';
import { isGoalOption, isNamedByGoal } from './pilot-goal';
import type { ActionResult, PilotView } from './pilot-ports';
import { typeAllowedText } from './type-given';

/** Performs the pilot's answer unless forbidden. A blocked action has no effect at all. */
export async function performPilotAction(
  action: PilotAction,
  sight: PilotView,
  acting: ActionContext,
): Promise<ActionResult> {
  const { hands } = acting;
  switch (action.name) {
    case 'click':
      return press(action.input, 1, sight, acting);
    case 'double_click':
      return press(action.input, 2, sight, acting);
    case 'type':
      return typeAllowedText(action.input.text, sight, acting);
    case 'scroll':
      await hands.turn(boxCenter(sight), toViewportDistance(sight, action.input));
      return okResult;
    case 'keypress': {
      const refusal = judgePilotKey(action.input.key, await hands.focused());
      if (refusal !== null) return blockedResult(refusal);
      return actionResultOf(await hands.key(action.input.key));
    }
    case 'wait':
      await hands.wait(action.input.ms);
      return okResult;
    case 'done':
      return okResult;
  }
}

async function press(
  { x, y, label }: { x: number; y: number; label: string },
  times: 1 | 2,
  sight: PilotView,
  acting: ActionContext,
): Promise<ActionResult> {
  const { hands, goal } = acting;
  const spot = toViewportPoint(sight, { x, y });
  if (!spot) return blockedResult('outside');
  const part = await hands.at(spot);
  const refusal = judgePilotPress(part, label, spot, { own: sight.own, goal });
  if (refusal !== null) return blockedResult(refusal);
  const end = actionResultOf(await hands.press({ spot, times, isChoice: isNamedByGoal(part, goal) }));
  if (end.result === 'blocked') return end;
  acting.pressed = part;
  return isGoalOption(goal, label) ? okResultWith(label) : okResult;
}
