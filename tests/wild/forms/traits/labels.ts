import type { TraitValue } from '../../traits/trait-value.ts';

/** How a question stands beside its control. */
export const labels = {
  for: { takenFrom: 'HTML forms, and most of the newer systems: a label element that names its control by id' },
  wrapped: { takenFrom: 'systems whose label element holds the control itself' },
  'aria-label': { takenFrom: 'component libraries that name the control by aria-label and show the text in a div' },
  labelledby: { takenFrom: 'ARIA APG: the text has an id, and the control points at it' },
  table: { takenFrom: 'older enterprise systems that lay forms out as tables, without label elements' },
  floating: { takenFrom: 'Material and Bootstrap: the label follows its control in the markup and floats above it' },
  'far-above': { takenFrom: 'form builders that put a divider and a picture between the question and its control' },
  placeholder: { takenFrom: 'short career pages whose text boxes are named by their placeholder alone' },
  legend: { takenFrom: 'survey tools where every question is a fieldset of its own and controls have no other name' },
} as const satisfies Record<string, TraitValue>;
