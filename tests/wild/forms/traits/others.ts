import type { TraitValue } from '../../traits/trait-value.ts';

/** Fields of somebody else. */
export const others = {
  nobody: { takenFrom: 'forms that ask of the applicant only' },
  reference: {
    takenFrom: 'enterprise systems: a reference under a heading, asked with the same words as the applicant',
  },
  emergency: { takenFrom: 'hourly employers: an emergency contact in a fieldset, asked with the same words again' },
  referrer: { takenFrom: 'forms that ask who recommended the applicant, among the other questions' },
  card: { takenFrom: 'forms whose second group is a box with a bold line above it, and no heading' },
} as const satisfies Record<string, TraitValue>;
