import type { ElementFacts } from '@/domain/act';
import type { Target } from '@/page/contract';
import { frameOf } from './ask-target';
import type { FieldOutcome } from './field-outcome';
import { replaceText } from './keyboard';
import { press } from './press';
import type { TabGrip } from './tab-grip';

/** Why nothing is typed into a control, by its `type`. */
const refusals: Record<string, string> = {
  password: 'it is a password field: nothing is typed into those',
  file: 'it is a field for files',
  checkbox: 'it is a check box: click it',
  radio: 'it is a radio button: click it',
  button: 'it is a button',
  submit: 'it is a button',
  reset: 'it is a button',
  image: 'it is a button',
  range: 'it is a slider',
  color: 'it is a field for colours',
};

/**
 * Replaces the text of a field with the keyboard, and waits. What is pressed need not be the field itself: a box around it, or
 * a button that opens a search, hands the focus on, and the text goes where the focus is.
 */
export async function typeText(tab: TabGrip, target: Target, text: string): Promise<FieldOutcome> {
  const element = await tab.ask('read-element', target);
  if (!element) return { outcome: 'gone' };
  const refusal = refusalOf(element);
  if (refusal !== null) return { outcome: 'refused', reason: refusal };
  const pressed = await press(tab, target);
  if (pressed.outcome !== 'pressed') return pressed;
  const frameId = frameOf(target);
  const focused = await tab.askFrame(frameId, 'read-field', { target: null });
  if (!focused) return { outcome: 'refused', reason: 'pressing it put no text field into focus' };
  const secondRefusal = refusalOf(focused.element);
  if (secondRefusal !== null) return { outcome: 'refused', reason: secondRefusal };
  await replaceText(await tab.session(), text);
  await tab.settle(frameId);
  return { outcome: 'done', readback: await readBack(tab, target) };
}

function refusalOf({ type }: ElementFacts): string | null {
  return (type !== null && refusals[type.toLowerCase()]) || null;
}

/** A field that is drawn anew while one types dies under its ref; the focus stays with what took its place. */
async function readBack(tab: TabGrip, target: Target): Promise<string> {
  const focused = await tab.askFrame(frameOf(target), 'read-field', { target: null });
  return (focused ?? (await tab.ask('read-field', { target })))?.value ?? '';
}
