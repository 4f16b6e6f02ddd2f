import type { TraitValue } from '../../traits/trait-value.ts';

/** How one of several answers is chosen. */
export const lists = {
  select: { takenFrom: 'HTML forms' },
  radios: { takenFrom: 'HTML forms; long lists stay selects' },
  radiogroup: { takenFrom: 'ARIA APG radiogroup of divs; long lists stay selects' },
  combobox: { takenFrom: 'ARIA APG editable combobox whose list stands beside it; what is typed is no choice' },
  portal: { takenFrom: 'MUI and headless libraries: a button, and its listbox at the end of the document' },
  'react-select': { takenFrom: 'react-select: a text box in a div, a menu that opens on mousedown, a hidden input' },
  overlay: { takenFrom: 'Angular Material: a div with role combobox, and its panel in an overlay container' },
  'no-roles': { takenFrom: 'older script libraries: divs and list items without any role, a hidden input beside them' },
  'two-level': { takenFrom: 'enterprise systems whose list shows groups first and options once a group is pressed' },
} as const satisfies Record<string, TraitValue>;
