import type { TraitValue } from '../../traits/trait-value.ts';

/** How any number of answers is given. */
export const several = {
  checkboxes: { takenFrom: 'HTML forms' },
  'role-checkboxes': { takenFrom: 'ARIA APG checkboxes of divs' },
  multiple: { takenFrom: 'HTML: a select that takes several' },
  tags: { takenFrom: 'tag boxes: what is typed becomes a tag at a comma or at Enter' },
  'search-to-add': {
    takenFrom: 'enterprise systems: a text box without a role, and what is found is pressed to be added',
  },
  chips: { takenFrom: 'react-select with several values shown as chips' },
} as const satisfies Record<string, TraitValue>;
