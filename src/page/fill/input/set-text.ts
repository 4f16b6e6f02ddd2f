import { focusedElement } from '@/page/dom/tree/focused-field';
import { usablePointOf } from './point-for-person';
import { withFocus } from './with-focus';

/** What of a field's watch (watch-field.ts) writing asks. */
interface ControlWatch {
  isSame(control: Element): boolean;
}

/** Elements that accept text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function acceptsText(element: Element | null): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * Sets a field's text and fires the events typing would: many forms read the value on `input`, others on `change`, some only on blur. Set
 * from the extension's world, where no framework has replaced the value setter. False if the page replaced the focused field.
 */
export function setText(control: TextControl, text: string, watch: ControlWatch): Promise<boolean> {
  return withFocus(
    control,
    () => takesText(control, text, watch),
    () => replaceFocusedText(control, text),
  );
}

/** Clearing a field reveals nothing, wherever it is. */
function takesText(control: TextControl, text: string, watch: ControlWatch): boolean {
  return watch.isSame(control) && (text === '' || usablePointOf(control, 'text') !== null);
}

/** Like `setText`, for a field that has and keeps the focus. */
export function replaceFocusedText(control: TextControl, text: string): void {
  const before = control.value;
  control.value = text;
  const typed = { bubbles: true, composed: true, inputType: 'insertText', data: text };
  control.dispatchEvent(new InputEvent('input', typed));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  if (before !== text && control.value === before) takenBack.add(control);
  else takenBack.delete(control);
}

const takenBack = new WeakSet<Element>();

/** Whether a page took back at once what was last set in a field: it believes keys alone. */
export const believesKeysAlone = (control: Element): boolean => takenBack.has(control);

/** Like `setText`, by the browser's editing command, whose events look like the keyboard's: for fields that accept nothing else. */
export function insertTextByCommand(control: TextControl, text: string, watch: ControlWatch): Promise<boolean> {
  // The command writes to the focus.
  const isReady = () => focusedElement() === control && takesText(control, text, watch);
  return withFocus(control, isReady, () => {
    control.select();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
