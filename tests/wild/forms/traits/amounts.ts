import type { TraitValue } from '../../traits/trait-value.ts';

/** How an amount of money is given. */
export const amounts = {
  number: { takenFrom: 'HTML forms' },
  formatted: { takenFrom: 'text boxes that write the thousands separators in once they are left' },
  'with-currency': { takenFrom: 'international systems: a number, and its currency in a select beside it' },
  brackets: { takenFrom: 'systems that ask for one of several ranges' },
} as const satisfies Record<string, TraitValue>;
