import { isEditingHost, roleOf } from '../names/role-of';
import type { ElementAction } from '../snapshot/snapshot';
import { hasPressListener } from './listener-elements';

/** Roles that are pressed. */
const pressedRoles = new Set(
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider'.split(' '),
);

/** Roles that are typed into, unless they are pressed to open (a combobox without a text field). */
const typedRoles = new Set('textbox searchbox spinbutton combobox'.split(' '));

/** What is a control by its markup alone: enough to ask whether an element has any inside. */
export const controlSelector =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable]:not([contenteditable=false]),[onclick],' +
  [...pressedRoles, ...typedRoles].map((role) => `[role=${role}]`).join();

/** What may be done with an element whose markup says that it is a control; null where it says nothing. */
export function actionOf(element: Element): ElementAction | null {
  if (element instanceof HTMLInputElement) return inputAction(element);
  if (element instanceof HTMLSelectElement) return 'select';
  if (element instanceof HTMLTextAreaElement) return 'type';
  if (element instanceof HTMLElement && isEditingHost(element)) return 'type';
  if (element.localName === 'option') return null;
  const role = roleOf(element);
  if (role === 'spinbutton' || role === 'combobox' || role === 'listbox') return role === 'listbox' ? null : 'click';
  if (role !== null && pressedRoles.has(role)) return isPlaceholderLink(element, role) ? null : 'click';
  return element.hasAttribute('onclick') ? 'click' : null;
}

/**
 * True for what only a listener makes clickable: known through the debugger, or given away by the pointer that it sets
 * (`setsPointer`: it has the cursor, its parent has not) or by taking part in the tab order.
 */
export function isPressable(element: Element, setsPointer: boolean): boolean {
  if (hasPressListener(element)) return !isWholePage(element);
  if (element.localName === 'label') return false;
  return setsPointer || element.getAttribute('tabindex') === '0';
}

function inputAction({ type, role }: HTMLInputElement): ElementAction | null {
  if (type === 'hidden') return null;
  if (type === 'file') return 'upload';
  if (/^(button|submit|reset|image|checkbox|radio|range|color)$/.test(type)) return 'click';
  return role !== null && pressedRoles.has(role) ? 'click' : 'type';
}

/** `<a role=link>` and the like without anything to press: links that lead nowhere are shown as text. */
function isPlaceholderLink(element: Element, role: string): boolean {
  return role === 'link' && element.getAttribute('aria-disabled') === 'true' && !element.hasAttribute('href');
}

/** Frameworks listen on the root for everything inside it, which says nothing of the root. */
function isWholePage(element: Element): boolean {
  return element === document.body || element === document.documentElement || element.querySelector('main,h1') !== null;
}
