import type { ScopedPart } from '@/domain/page/inspected-element';
import { type Acting, blocked, okWith } from './action-result';
import { judgePress } from './judge-pilot-press';
import { judgeTyping, takesText } from './judge-pilot-typing';
import { middleOf } from './picture-coordinates';
import { givenText } from './pilot-goal';
import type { ActEnd, Sight } from './pilot-ports';

/** Types a handle's value, or one of the goal's options, at the focus. The value is read at this moment, and goes nowhere else. */
export async function typeGiven(text: string, sight: Sight, acting: Acting): Promise<ActEnd> {
  const given = givenText(acting.goal, text);
  if (given === null) return blocked('not-given');
  const focused = await findFocus(sight, acting);
  if (!focused) return blocked('no-focus');
  const value = /^\{\{.+\}\}$/.test(given) ? await acting.valueOf(given) : { text: given, key: null };
  if (!value) return blocked('taken-back');
  const refusal = judgeTyping(focused, value.key, acting.goal);
  if (refusal !== null) return blocked(refusal);
  const written = focused.isMultiline ? value.text : value.text.split('\n').join(', ');
  await acting.hands.type(written, focused.isDrawn ? 'adding' : 'replacing');
  return okWith(given);
}

/** What takes the text: the focused part, else what Tab leads to, else what a press in the middle focuses. */
async function findFocus(sight: Sight, acting: Acting): Promise<ScopedPart | null> {
  const { hands } = acting;
  const first = await hands.focused();
  if (takesText(first, acting.pressed)) return first;
  await hands.key('Tab');
  const second = await hands.focused();
  if (takesText(second, acting.pressed)) return second;
  const part = await pressMiddle(sight, acting);
  const third = part && (await hands.focused());
  return takesText(third, part) ? third : null;
}

/** Only on what takes text itself. */
async function pressMiddle(sight: Sight, acting: Acting): Promise<ScopedPart | null> {
  const { hands, goal } = acting;
  const middle = middleOf(sight);
  const part = await hands.at(middle);
  if (!part || !(part.isEditable || (part.isDrawn && part.isFocusable))) return null;
  const refusal = judgePress(part, part.label || part.tag, middle, { own: sight.own, goal });
  if (refusal !== null) return null;
  if ((await hands.press({ spot: middle, times: 1, isChoice: false })) !== null) return null;
  acting.pressed = part;
  return part;
}
