import type { FieldVisibilityTests } from '@/browser/field-visibility/field-visibility';
import { pressKey, retypeFocused } from '@/browser/input/keyboard';
import { press } from '@/browser/input/press';
import { keyboardInScope } from '@/browser/scope/scope-keyboard';
import type { ScopedTabContext } from '@/browser/scope/scoped-tab-context';
import type { FieldControls, FieldFilling, FieldValue, PhoneParts } from '@/domain/form/form-filling';
import { phonePartsOf } from '@/forms/values/phone-parts';
import type { FileAttaching, FileToAttach, TrustedInput } from '@/page-api/fill-requests';
import { isOnScreen } from './is-on-screen';

/** Ends at which nothing was written. */
const untouched: ReadonlySet<FieldFilling['outcome']> = new Set(['gone', 'refused', 'read-only']);

/** Opening a list and choosing from it; a field of several parts needs one for each. */
const mostHandWork = 2;

/**
 * Enters a value into a field of a frame and returns what is committed then. A value that does not hold is entered again with trusted mouse
 * and keyboard, leaving the field with Tab, since Enter may send the form.
 * @throws OutOfScopeError, PageAnswerError, PageUnreachableError, TabGoneError, ControlError
 */
export async function fillFieldInFrame(
  tab: ScopedTabContext,
  sights: FieldVisibilityTests,
  frameId: number,
  controls: FieldControls,
  value: FieldValue,
): Promise<FieldFilling> {
  if (value.value === '') return enterValue(tab, frameId, controls, value);
  if (!(await isOnScreen(tab, frameId, controls)) || !(await sights.isSeen(frameId, controls))) {
    await tab.askFrame(frameId, 'remember-hidden', { selector: controls.selector });
    return { outcome: 'hidden', committed: '', options: [] };
  }
  const filling = await enterValue(tab, frameId, controls, value);
  if (!untouched.has(filling.outcome)) sights.wrote({ frameId, field: controls });
  return filling;
}

/** Like `fillField`, for a field that is visible, or being cleared, which reveals nothing. */
export async function enterValue(
  tab: ScopedTabContext,
  frameId: number,
  controls: FieldControls,
  value: FieldValue,
): Promise<FieldFilling> {
  const input = { controls, value, phone: phoneIn(value) };
  let filling = await tab.askFrame(frameId, 'fill-field', { ...input, entering: 'first' });
  const rounds = Math.max(mostHandWork, controls.parts.length);
  for (let round = 0; round < rounds && filling.outcome === 'not-held'; round += 1) {
    const work = await tab.askFrame(frameId, 'next-by-hand', { ...input, entering: 'first' });
    if (!work) return filling;
    const isDone = await doByHand(tab, frameId, work);
    const isTyped = work.text !== null;
    if (!isDone && !isTyped) return filling;
    const entering = !isDone ? 'second' : isTyped ? 'nothing' : 'first';
    const after = await tab.askFrame(frameId, 'fill-field', { ...input, entering });
    filling = after.outcome === 'already' ? { ...after, outcome: 'held' } : after;
    if (!isDone) return filling;
  }
  return filling;
}

/** False if it could not be pressed. */
async function doByHand(tab: ScopedTabContext, frameId: number, { selector, text }: TrustedInput): Promise<boolean> {
  const pressed = await press(tab, { selector }, { purpose: 'fill-field', isChoice: text === null }, frameId);
  if (pressed.outcome !== 'pressed') return false;
  const isStillIt = () => tab.askFrame(frameId, 'is-still-in-hand', null);
  // If the page replaced the field, no key is pressed; if it does so later, what was typed is removed.
  if (!(await isStillIt()) || text === null) return true;
  const session = keyboardInScope(await tab.session(), tab, tab.scope);
  try {
    await retypeFocused(session, text, () => tab.askFrame(frameId, 'is-typing', null));
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
export async function attachFilesInFrame(
  tab: ScopedTabContext,
  sights: FieldVisibilityTests,
  frameId: number,
  { selector, question }: Pick<FieldControls, 'selector' | 'question'>,
  files: FileToAttach[],
): Promise<FileAttaching> {
  const file = { selector, kind: 'file' as const, options: null, parts: [] };
  if (!(await isOnScreen(tab, frameId, file)) || !(await sights.isSeen(frameId, file)))
    return { outcome: 'hidden', shown: '' };
  return tab.askFrame(frameId, 'attach-files', { controls: { selector, question }, files });
}
