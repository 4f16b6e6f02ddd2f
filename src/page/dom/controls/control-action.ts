import type { ElementAction } from '@/page-api/snapshot-requests';
import { ariaRole, isEditingHost } from '../text/aria-role';
import { hasPressListener } from '../tree/listener-elements';

/** Roles that are pressed. */
const pressedRoles = new Set(
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider'.split(' '),
);

/** Roles that are typed into, unless pressed to open (a combobox without text field). */
const typedRoles = new Set('textbox searchbox spinbutton combobox'.split(' '));

/** Controls by markup alone: enough to check whether an element contains any. */
export const controlSelector =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable]:not([contenteditable=false]),[onclick],' +
  [...pressedRoles, ...typedRoles].map((role) => `[role=${role}]`).join();

/** The action for an element whose markup makes it a control; null if it does not. */
export function controlActionOf(element: Element): ElementAction | null {
  if (element instanceof HTMLInputElement) return inputAction(element);
  if (element instanceof HTMLSelectElement) return 'select';
  if (element instanceof HTMLTextAreaElement) return 'type';
  if (element instanceof HTMLElement && isEditingHost(element)) return 'type';
  if (element.localName === 'option') return null;
  const role = ariaRole(element);
  if (role === 'spinbutton' || role === 'combobox' || role === 'listbox') return role === 'listbox' ? null : 'click';
  if (role !== null && pressedRoles.has(role)) return isPlaceholderLink(element, role) ? null : 'click';
  return element.hasAttribute('onclick') ? 'click' : null;
}

/**
 * True for elements made clickable only by a listener: known through the debugger, or inferred from their cursor (`setsPointer`: it has
 * one, its parent does not) or from being in the tab order.
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

/** `<a role=link>` and the like without a target: links that lead nowhere are shown as text. */
function isPlaceholderLink(element: Element, role: string): boolean {
  return role === 'link' && element.getAttribute('aria-disabled') === 'true' && !element.hasAttribute('href');
}

/** Frameworks listen on the root for everything inside, which says nothing about the root. */
function isWholePage(element: Element): boolean {
  return element === document.body || element === document.documentElement || element.querySelector('main,h1') !== null;
}
