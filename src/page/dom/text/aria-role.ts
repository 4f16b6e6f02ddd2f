import { getRole } from 'dom-accessibility-api';

/** The library returns null for inputs without an ARIA role. */
const inputRoles: Record<string, string> = {
  file: 'file',
  password: 'textbox',
  date: 'textbox',
  'datetime-local': 'textbox',
  month: 'textbox',
  week: 'textbox',
  time: 'textbox',
  color: 'button',
};

/** The ARIA role, `file` for file inputs; null if none. */
export function ariaRole(element: Element): string | null {
  if (element instanceof HTMLInputElement && !element.hasAttribute('role')) {
    return inputRoles[element.type] ?? getRole(element);
  }
  const role = getRole(element);
  if (role === null && element instanceof HTMLElement && isEditingHost(element)) return 'textbox';
  return role;
}

/** True if the element itself starts an editable region (`contenteditable`), not if it is merely in one. */
export function isEditingHost(element: HTMLElement): boolean {
  const value = element.getAttribute('contenteditable');
  return value !== null && value.toLowerCase() !== 'false';
}
