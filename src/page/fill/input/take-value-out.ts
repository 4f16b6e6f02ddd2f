import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { type DateSection, dateInSections, dateSectionsOf } from '@/page/form/date-sections';
import { forgetFileGiven } from '@/page/form/files-given';
import { blurElement, focusElement } from './with-focus';

/** A control's content, if it accepts values itself: to see whether it was replaced. */
export function contentOf(control: Element): string {
  const sections = dateSectionsOf(control);
  if (sections.length > 0) return dateInSections(sections);
  if (control instanceof HTMLSelectElement) return Array.from(control.selectedOptions, ({ index }) => index).join();
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (control instanceof HTMLInputElement) return isTick(control) ? String(control.checked) : control.value;
  return isEditor(control) ? (control.textContent ?? '') : '';
}

/** Clears a control wherever it is by now, and fires events. */
export function clearControl(control: Element): void {
  const sections = dateSectionsOf(control);
  if (sections.length > 0) emptySections(sections);
  else if (control instanceof HTMLSelectElement) emptySelect(control);
  else if (control instanceof HTMLInputElement && control.type === 'file') clearFiles(control);
  else {
    if (control instanceof HTMLInputElement && isTick(control)) control.checked = false;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = '';
    else if (isEditor(control)) control.replaceChildren();
    dispatchChangeEvents(control);
  }
}

/** A year has four numbers, each of which the key takes out. */
const mostNumbers = 4;

/** Parts of a date are emptied by the key that takes out what was typed. */
export function emptySections(sections: readonly DateSection[]): void {
  for (const { element } of sections) {
    focusElement(element);
    for (let count = 0; count < mostNumbers; count += 1) dispatchKey(element, 'Backspace');
    blurElement(element);
  }
}

/** Lists remove their choice on Backspace in the empty input; no key of ours submits a form. */
export function takeChoiceOut(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  dispatchKey(control, 'Backspace');
  control.blur();
}

export function emptySelect(select: HTMLSelectElement): void {
  const none = Array.from(select.options).find(({ value }) => value === '');
  for (const option of select.options) option.selected = option === none;
  dispatchChangeEvents(select);
}

export function clearFiles(input: HTMLInputElement): void {
  input.files = new DataTransfer().files;
  forgetFileGiven(input);
  dispatchChangeEvents(input);
}

const isTick = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
const isEditor = (control: Element): boolean => control instanceof HTMLElement && control.isContentEditable;
