import type { TraitValue } from '../../traits/trait-value.ts';

/** When questions can be answered. */
export const order = {
  all: { takenFrom: 'forms that are open from the beginning' },
  unlock: { takenFrom: 'forms whose next section is disabled until the required answers before it are there' },
  accordion: { takenFrom: 'enterprise systems whose sections are built when their heading is pressed' },
  'one-at-a-time': { takenFrom: 'conversational forms that show a single question and go on by a button' },
} as const satisfies Record<string, TraitValue>;
