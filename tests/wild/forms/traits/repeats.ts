import type { TraitValue } from '../../traits/trait-value.ts';

/** Parts that come once for each employer. */
export const repeats = {
  none: { takenFrom: 'forms that leave the history to the CV' },
  shown: { takenFrom: 'forms with room for two employers' },
  added: { takenFrom: 'enterprise systems: a button adds a card for each employer' },
} as const satisfies Record<string, TraitValue>;
