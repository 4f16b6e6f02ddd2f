import type { TraitValue } from '../../traits/trait-value.ts';

/** What only a human may answer. */
export const checks = {
  none: { takenFrom: 'forms without one' },
  tick: { takenFrom: 'a box to tick: I’m not a robot' },
  frame: { takenFrom: 'check services: the box is in a frame of their own' },
  sum: { takenFrom: 'form plugins: a sum to be worked out' },
  letters: { takenFrom: 'older systems: letters in a picture' },
} as const satisfies Record<string, TraitValue>;
