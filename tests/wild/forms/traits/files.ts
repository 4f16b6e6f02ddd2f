import type { TraitValue } from '../../traits/trait-value.ts';

/** How a file is given. */
export const files = {
  input: { takenFrom: 'HTML forms' },
  button: { takenFrom: 'systems with a button of their own that opens an input nobody sees' },
  'drop-zone': { takenFrom: 'react-dropzone: a box to drop into with an input inside that is not displayed' },
  'late-input': {
    takenFrom: 'uploaders that make their input when the box is pressed and drop it once a file is chosen',
  },
} as const satisfies Record<string, TraitValue>;
