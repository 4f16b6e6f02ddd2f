import { placeForPerson } from '../visibility/for-a-person';
import type { FieldWatch } from './field-watch';
import { withFocus } from './focus';
import { focusedField } from './focused-field';

/** What text can be put into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function isTextControl(element: Element | null): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * Puts a text into a field and tells the page as typing it would: many forms take a value over at `input`, others at `change`, some
 * only once the focus has left. Set from the extension's world, where no framework has replaced the setter of the value. False
 * where the page has made something else of the field in focus.
 */
export function setText(control: TextControl, text: string, watch: FieldWatch): Promise<boolean> {
  return withFocus(
    control,
    () => takesText(control, text, watch),
    () => putText(control, text),
  );
}

/** To take out what stands there says nothing to anybody, wherever it is. */
function takesText(control: TextControl, text: string, watch: FieldWatch): boolean {
  return watch.isSame(control) && (text === '' || placeForPerson(control, 'text') !== null);
}

/** As `setText`, for a field that has the focus and keeps it. */
export function putText(control: TextControl, text: string): void {
  control.value = text;
  const typed = { bubbles: true, composed: true, inputType: 'insertText', data: text };
  control.dispatchEvent(new InputEvent('input', typed));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * As `setText`, by the editing command of the browser, whose events a page cannot tell from those of the keyboard: for fields that
 * take nothing else.
 */
export function insertText(control: TextControl, text: string, watch: FieldWatch): Promise<boolean> {
  // The command writes where the focus is.
  const isReady = () => focusedField() === control && takesText(control, text, watch);
  return withFocus(control, isReady, () => {
    control.select();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
