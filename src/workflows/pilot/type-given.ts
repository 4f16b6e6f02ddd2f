import type { ScopedTarget } from '@/domain/page/inspected-element';
import { type ActionContext, blockedResult, okResultWith } from './action-result';
import { judgePilotPress } from './judge-pilot-press';
import { canTypeInto, judgePilotTyping } from './judge-pilot-typing';
import { boxCenter } from './picture-coordinates';
import { allowedText } from './pilot-goal';
import type { ActionResult, PilotView } from './pilot-ports';

/** Types a handle's value, or one of the goal's options, at the focus. The value is read at this moment, and goes nowhere else. */
export async function typeAllowedText(text: string, sight: PilotView, acting: ActionContext): Promise<ActionResult> {
  const given = allowedText(acting.goal, text);
  if (given === null) return blockedResult('not-given');
  const focused = await findFocus(sight, acting);
  if (!focused) return blockedResult('no-focus');
  const value = /^\{\{.+\}\}$/.test(given) ? await acting.valueOf(given) : { text: given, key: null };
  if (!value) return blockedResult('taken-back');
  const refusal = judgePilotTyping(focused, value.key, acting.goal);
  if (refusal !== null) return blockedResult(refusal);
  const written = focused.isMultiline ? value.text : value.text.split('\n').join(', ');
  await acting.hands.type(written, focused.isDrawn ? 'adding' : 'replacing');
  return okResultWith(given);
}

/** What takes the text: the focused part, else what Tab leads to, else what a press in the middle focuses. */
async function findFocus(sight: PilotView, acting: ActionContext): Promise<ScopedTarget | null> {
  const { hands } = acting;
  const first = await hands.focused();
  if (canTypeInto(first, acting.pressed)) return first;
  await hands.key('Tab');
  const second = await hands.focused();
  if (canTypeInto(second, acting.pressed)) return second;
  const part = await pressMiddle(sight, acting);
  const third = part && (await hands.focused());
  return canTypeInto(third, part) ? third : null;
}

/** Only on what takes text itself. */
async function pressMiddle(sight: PilotView, acting: ActionContext): Promise<ScopedTarget | null> {
  const { hands, goal } = acting;
  const middle = boxCenter(sight);
  const part = await hands.at(middle);
  if (!part || !(part.isEditable || (part.isDrawn && part.isFocusable))) return null;
  const refusal = judgePilotPress(part, part.label || part.tag, middle, { own: sight.own, goal });
  if (refusal !== null) return null;
  if ((await hands.press({ spot: middle, times: 1, isChoice: false })) !== null) return null;
  acting.pressed = part;
  return part;
}
