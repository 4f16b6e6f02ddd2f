import { withFocus } from './focus';
import { sameInFocus } from './same-in-focus';

/** What text can be put into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function isTextControl(element: Element | null): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * Puts a text into a field and tells the page as typing it would: many forms take a value over at `input`, others at `change`, some
 * only once the focus has left. Set from the extension's world, where no framework has replaced the setter of the value.
 */
export function setText(control: TextControl, text: string): void {
  const isSame = sameInFocus(control);
  withFocus(control, () => {
    if (isSame()) putText(control, text);
  });
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
export function insertText(control: TextControl, text: string): void {
  const isSame = sameInFocus(control);
  withFocus(control, () => {
    if (!isSame()) return;
    control.select();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
