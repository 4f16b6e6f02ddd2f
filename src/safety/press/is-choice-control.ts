import type { ControlFacts } from '@/safety/control-facts';

const choiceRoles = new Set(
  'checkbox radio option switch menuitemcheckbox menuitemradio treeitem slider spinbutton'.split(' '),
);
const textRoles = new Set('textbox searchbox'.split(' '));

/** A control that holds a choice: its name is an answer. */
export function isChoiceControl({ role, type }: Pick<ControlFacts, 'role' | 'type'>): boolean {
  return choiceRoles.has(role ?? '') || type === 'checkbox' || type === 'radio';
}

/** A field that a press merely focuses. */
export function isTextControl({ role }: Pick<ControlFacts, 'role'>): boolean {
  return textRoles.has(role ?? '');
}
