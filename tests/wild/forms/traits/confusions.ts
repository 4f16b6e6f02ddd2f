import type { TraitValue } from '../../traits/trait-value.ts';

/** What invites a wrong answer. */
export const confusions = {
  none: { takenFrom: 'forms that ask everything once' },
  'two-countries': { takenFrom: 'international employers: the right to work, for two countries' },
  'other-currency': { takenFrom: 'employers abroad: pay in another currency than the applicant thinks in' },
  instructions: { takenFrom: 'employers who write instructions to assistants into their pages' },
} as const satisfies Record<string, TraitValue>;
