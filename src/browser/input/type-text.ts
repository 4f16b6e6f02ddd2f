import { frameOfTarget } from '@/browser/frames/ask-target';
import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import type { ElementFacts } from '@/domain/page/page-act';
import type { Target } from '@/page-api/element-requests';
import { chooseOptionInTab } from './choose-option';
import type { FieldOutcome } from './field-outcome';
import { judgePressInTab } from './judge-in-tab';
import { retypeFocused, typeToPage } from './keyboard';
import { press } from './press';
import { setSlider } from './set-slider';
import { isTypedInParts, typeParts } from './type-date';
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
  if (target === null) return typeAtPage(tab, 0, text, wanted);
  const element = await tab.ask('read-element', target);
  if (!element) return { outcome: 'gone' };
  if (element.type === 'color' && wanted.purpose === 'goal') return chooseOptionInTab(tab, target, text, wanted);
  const number = Number(text);
  const isSlider = element.role === 'slider' && text.trim() !== '' && Number.isFinite(number);
  const refusal = isSlider ? null : refusalOf(element, wanted);
  if (refusal !== null) return refusedField(refusal, element);
  const pressed = await press(tab, target, wanted);
  if (pressed.outcome === 'refused') {
    const { code, name } = pressed;
    return { outcome: 'refused', reason: 'A press on it might do something else.', code, name };
  }
  if (pressed.outcome !== 'pressed') return pressed;
  if (isSlider) return setSlider(tab, target, number);
  const frameId = frameOfTarget(target);
  const focused = await tab.askFrame(frameId, 'read-field', { target: null });
  if (!focused) return typeAtPage(tab, frameId, text, wanted);
  const secondRefusal = refusalOf(focused.element, wanted);
  if (secondRefusal !== null) return refusedField(secondRefusal, focused.element);
  const session = await tab.session();
  await (isTypedInParts(focused.element.type, text)
    ? typeParts(session, text, chrome.i18n.getUILanguage())
    : retypeFocused(session, text, () => tab.askFrame(frameId, 'is-typing', null)));
  await tab.settle(frameId, quietMs);
  const isFieldItself = focused.element.selector === element.selector;
  return { outcome: 'done', readback: await readBack(tab, target, isFieldItself) };
}

/** Keys to what is no control, as the gate judges Enter there: they press nothing, and what the page makes of them passes the gate of requests. */
async function typeAtPage(tab: TabContext, frameId: number, text: string, wanted: PressIntent): Promise<FieldOutcome> {
  const noField: FieldOutcome = { outcome: 'refused', reason: 'It is no field: pressing it put none into focus.' };
  if (wanted.purpose !== 'goal' || !(await tab.askFrame(frameId, 'is-page-focused', null))) return noField;
  const judgement = await judgePressInTab(tab, null, wanted);
  if (judgement.outcome === 'refused') return { ...noField, code: judgement.code, name: judgement.name };
  await typeToPage(await tab.session(), text);
  await tab.settle(frameId, quietMs);
  return { outcome: 'sent-to-page' };
}

/** A password only where the user has allowed this run to sign in. */
function refusalOf({ type }: ElementFacts, { allowed }: PressIntent): string | null {
  if (type === 'password' && allowed?.code === 'sign-in') return null;
  return (type !== null && refusals[type.toLowerCase()]) || null;
}

function refusedField(reason: string, { type, name }: ElementFacts): FieldOutcome {
  return { outcome: 'refused', reason, ...(type === 'password' ? { code: 'password', name } : {}) };
}

/** A field redrawn while typing loses its ref; the focus stays with its replacement. */
async function readBack(tab: TabContext, target: Target, isFieldItself: boolean): Promise<string> {
  const field = isFieldItself ? await tab.ask('read-field', { target }) : null;
  return (field ?? (await tab.askFrame(frameOfTarget(target), 'read-field', { target: null })))?.value ?? '';
}
