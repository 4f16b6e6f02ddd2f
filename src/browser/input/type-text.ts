import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { frameOfTarget } from '@/browser/frames/ask-target';
import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import type { ElementFacts } from '@/domain/page/page-act';
import { OutOfScopeError } from '@/domain/page/tab-errors';
import type { Target } from '@/page-api/element-requests';
import { chooseOptionInTab } from './choose-option';
import type { FieldOutcome } from './field-outcome';
import { judgePressInTab } from './judge-in-tab';
import { retypeFocused, typeToPage } from './keyboard';
import { press } from './press';
import { setSlider } from './set-slider';
import { isTypedInParts, typeParts } from './type-date';
import { keyboardInto } from './typed-into';
import type { PressIntent } from './wanted-press';

/** Why text is not typed into a control, by its `type`. */
const refusals: Record<string, string> = {
  password: 'It is a field for a password: nothing is typed into those.',
  file: 'It is a field for files: nothing is typed into those.',
  checkbox: 'It is a check box: click it.',
  radio: 'It is a radio button: click it.',
  button: 'It is a button, no field.',
  submit: 'It is a button, no field.',
  reset: 'It is a button, no field.',
  image: 'It is a button, no field.',
  range: 'It is a slider: it takes a number.',
  color: 'It is a field for a colour, not for text.',
};

/**
 * Replaces a field's text by keyboard, and waits. A wrapper, or a field that opens another one, passes on the focus when pressed: the text
 * goes to the focus. A goal may type where no field is as well; `target` null: to the page as it is.
 */
export async function typeText(
  tab: TabContext,
  target: Target | null,
  text: string,
  wanted: PressIntent,
): Promise<FieldOutcome> {
  if (wanted.purpose === 'goal' && !wanted.into) return { outcome: 'refused', reason: 'Nobody says where it may go.' };
  if (target === null) return typeAtPage(tab, 0, text, wanted);
  const element = await tab.ask('read-element', target);
  if (!element) return { outcome: 'gone' };
  if (element.type === 'color' && wanted.purpose === 'goal' && !wanted.into?.secret)
    return chooseOptionInTab(tab, target, text, wanted);
  const number = Number(text);
  const isSlider = element.role === 'slider' && text.trim() !== '' && Number.isFinite(number);
  const refusal = isSlider && !wanted.into?.secret ? null : refusalOf(element, wanted);
  if (refusal !== null) return refusedField(refusal, element, wanted);
  const pressed = await press(tab, target, wanted);
  if (pressed.outcome === 'refused') {
    const { code, name, where } = pressed;
    return { outcome: 'refused', reason: 'A press on it might do something else.', code, name, where };
  }
  if (pressed.outcome !== 'pressed') return pressed;
  if (isSlider && !wanted.into?.secret) return setSlider(tab, target, number);
  const frameId = frameOfTarget(target);
  const focused = await tab.askFrame(frameId, 'read-field', { target: null });
  if (!focused) return typeAtPage(tab, frameId, text, wanted);
  const secondRefusal = refusalOf(focused.element, wanted);
  if (secondRefusal !== null) return refusedField(secondRefusal, focused.element, wanted);
  const session = await keyboardFor(tab, wanted);
  const keys = isTypedInParts(focused.element.type, text)
    ? typeParts(session, text, chrome.i18n.getUILanguage())
    : retypeFocused(session, text, () => tab.askFrame(frameId, 'is-typing', null));
  if (!(await isTypedThere(keys))) return strayed;
  await tab.settle(frameId, quietMs);
  const isFieldItself = focused.element.selector === element.selector;
  return { outcome: 'done', readback: await readBack(tab, target, isFieldItself) };
}

/** Keys to what is no control, as the gate judges Enter there: they press nothing, and what the page makes of them passes the gate of requests. */
async function typeAtPage(tab: TabContext, frameId: number, text: string, wanted: PressIntent): Promise<FieldOutcome> {
  const noField: FieldOutcome = { outcome: 'refused', reason: 'It is no field: pressing it put none into focus.' };
  if (wanted.purpose !== 'goal' || wanted.into?.secret || !(await tab.askFrame(frameId, 'is-page-focused', null)))
    return noField;
  const judgement = await judgePressInTab(tab, null, wanted);
  if (judgement.outcome === 'refused') {
    const { code, name, where } = judgement;
    return { ...noField, code, name, where };
  }
  if (!(await isTypedThere(typeToPage(await keyboardFor(tab, wanted), text)))) return strayed;
  await tab.settle(frameId, quietMs);
  return { outcome: 'sent-to-page' };
}

const strayed: FieldOutcome = {
  outcome: 'refused',
  reason: 'Another field took the focus meanwhile: the rest was not typed.',
};

/** Text of a goal is written where it was meant for alone, whatever takes the focus meanwhile. */
async function keyboardFor(tab: TabContext, { into }: PressIntent): Promise<DebuggerSession> {
  const session = await tab.session();
  return into ? keyboardInto(session, tab, into) : session;
}

/** False if the keys ended because the focus went elsewhere. */
async function isTypedThere(keys: Promise<void>): Promise<boolean> {
  try {
    await keys;
    return true;
  } catch (error) {
    if (error instanceof OutOfScopeError) return false;
    throw error;
  }
}

/** A password only where the user has allowed this run to sign in, and what is secret where it may go alone. */
function refusalOf({ type }: ElementFacts, { allowed, into }: PressIntent): string | null {
  const isAllowed = allowed?.code === 'sign-in' && allowed.origin === into?.origin;
  if (type === 'password' && isAllowed) return null;
  return (type !== null && refusals[type.toLowerCase()]) || null;
}

function refusedField(reason: string, { type, name }: ElementFacts, { into }: PressIntent): FieldOutcome {
  const where = into && { origin: into.origin, row: '' };
  return { outcome: 'refused', reason, ...(type === 'password' ? { code: 'password', name, where } : {}) };
}

/** A field redrawn while typing loses its ref; the focus stays with its replacement. */
async function readBack(tab: TabContext, target: Target, isFieldItself: boolean): Promise<string> {
  const field = isFieldItself ? await tab.ask('read-field', { target }) : null;
  return (field ?? (await tab.askFrame(frameOfTarget(target), 'read-field', { target: null })))?.value ?? '';
}
