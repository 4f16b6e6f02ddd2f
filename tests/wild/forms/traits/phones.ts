import type { TraitValue } from '../../traits/trait-value.ts';

/** How a telephone number is given. */
export const phones = {
  tel: { takenFrom: 'HTML forms' },
  masked: { takenFrom: 'masks that group the digits while they are typed' },
  'country-select': { takenFrom: 'enterprise systems: a select for the country code, a text box for the rest' },
  flag: { takenFrom: 'intl-tel-input: a button with a flag and code that opens a list, and the number beside it' },
  segments: { takenFrom: 'North American forms: a box each for area code and the two parts of the number' },
} as const satisfies Record<string, TraitValue>;
