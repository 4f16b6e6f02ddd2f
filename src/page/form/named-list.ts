import { elementsInList } from './elements-in-list';

const naming = ['aria-controls', 'aria-owns'];

/** The list that a control names in a document or shadow root. What it names itself by shows its choice, and is no list. */
export function listNamedBy(control: Element, root: Document | ShadowRoot): Element | null {
  const names = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  for (const attribute of naming) {
    const id = control.getAttribute(attribute) ?? '';
    const list = id === '' || names.includes(id) ? null : root.getElementById(id);
    if (list) return list;
  }
  return null;
}

/** Whether a list is its own opener: it shows what is chosen of it, and all of it once pressed. One that owns a list only opens that. */
export function isOwnOpener(control: Element): boolean {
  if (!control.matches('[role=listbox]')) return false;
  return !control.matches('[aria-controls],[aria-owns]') || elementsInList(control, '[role=option]').length > 0;
}
