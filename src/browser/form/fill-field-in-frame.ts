import type { FieldSights } from '@/browser/field-visibility/field-visibility';
import { pressKey, replaceText } from '@/browser/input/keyboard';
import { press } from '@/browser/input/press';
import { keyboardInScope } from '@/browser/scope/scope-keyboard';
import type { ScopedGrip } from '@/browser/scope/scoped-tab-context';
import type { FieldControls, FieldFilling, FieldValue } from '@/domain/form/form-filling';
import { type PhoneParts, phonePartsOf } from '@/forms/values/phone-parts';
import type { GivenFile, HandWork, PageRequests } from '@/page-api/page-requests';
import { isInSight } from './is-on-screen';

/** Opening a list and choosing from it: no field needs more. */
const mostHandWork = 2;

/**
 * Enters a value into a field of a frame and returns what is committed then. A value that does not hold is entered again with trusted mouse
 * and keyboard, leaving the field with Tab, since Enter may send the form.
 * @throws OutOfScopeError, PageAnswerError, PageUnreachableError, TabGoneError, ControlError
 */
export async function fillField(
  tab: ScopedGrip,
  sights: FieldSights,
  frameId: number,
  controls: FieldControls,
  value: FieldValue,
): Promise<FieldFilling> {
  if (value.value === '') return putIn(tab, frameId, controls, value);
  if (!(await isInSight(tab, frameId, controls)) || !(await sights.isSeen(frameId, controls)))
    return { outcome: 'hidden', committed: '', options: [] };
  const filling = await putIn(tab, frameId, controls, value);
  if (filling.outcome !== 'gone' && filling.outcome !== 'refused') sights.wrote({ frameId, field: controls });
  return filling;
}

/** Like `fillField`, for a field that is visible, or being cleared, which reveals nothing. */
export async function putIn(
  tab: ScopedGrip,
  frameId: number,
  controls: FieldControls,
  value: FieldValue,
): Promise<FieldFilling> {
  const input = { controls, value, phone: phoneIn(value) };
  let filling = await tab.askFrame(frameId, 'fill-field', input);
  for (let round = 0; round < mostHandWork && filling.outcome === 'not-held'; round += 1) {
    const work = await tab.askFrame(frameId, 'next-by-hand', input);
    if (!work || !(await doByHand(tab, frameId, work))) return filling;
    const after = await tab.askFrame(frameId, 'fill-field', input);
    filling = after.outcome === 'already' ? { ...after, outcome: 'held' } : after;
  }
  return filling;
}

/** False if it could not be pressed. */
async function doByHand(tab: ScopedGrip, frameId: number, { selector, text }: HandWork): Promise<boolean> {
  const pressed = await press(tab, { selector }, { purpose: 'fill-field', isChoice: text === null }, frameId);
  if (pressed.outcome !== 'pressed') return false;
  const isStillIt = () => tab.askFrame(frameId, 'is-still-in-hand', null);
  // If the page replaced the field, no key is pressed; if it does so later, what was typed is removed.
  if (!(await isStillIt()) || text === null) return true;
  const session = keyboardInScope(await tab.session(), tab, tab.scope);
  try {
    await replaceText(session, text, () => tab.askFrame(frameId, 'is-typing', null));
    await pressKey(session, 'Tab');
    await tab.settle(frameId);
  } finally {
    await isStillIt();
  }
  return true;
}

function phoneIn({ key, value }: FieldValue): PhoneParts | null {
  return key?.startsWith('tel') && typeof value === 'string' ? phonePartsOf(value) : null;
}

/**
 * Gives files to a file field or dropzone in a frame.
 * @throws as `fillField`
 */
export async function attachFiles(
  tab: ScopedGrip,
  sights: FieldSights,
  frameId: number,
  { selector, question }: Pick<FieldControls, 'selector' | 'question'>,
  files: GivenFile[],
): Promise<PageRequests['attach-files']['output']> {
  const file = { selector, kind: 'file' as const, options: null, parts: [] };
  if (!(await isInSight(tab, frameId, file)) || !(await sights.isSeen(frameId, file)))
    return { outcome: 'hidden', shown: '' };
  return tab.askFrame(frameId, 'attach-files', { controls: { selector, question }, files });
}
