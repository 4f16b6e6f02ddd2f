import type { TraitValue } from '../../traits/trait-value.ts';

/** What else stands close to a control and is no part of its question or value. */
export const near = {
  nothing: { takenFrom: 'forms that say no more than they ask' },
  help: { takenFrom: 'systems with a line of help below each control, joined by aria-describedby' },
  errors: { takenFrom: 'systems that show what is wrong between label and control once it was left empty' },
  counter: { takenFrom: 'systems that count the characters that are left' },
  example: { takenFrom: 'forms whose text boxes show the answer of somebody else as an example' },
} as const satisfies Record<string, TraitValue>;
