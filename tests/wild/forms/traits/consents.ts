import type { TraitValue } from '../../traits/trait-value.ts';

/** What the applicant has to agree to by themself. */
export const consents = {
  none: { takenFrom: 'forms that say in a sentence what sending them means' },
  tick: { takenFrom: 'European forms: a required tick for the privacy policy' },
  choice: { takenFrom: 'forms that ask for a yes or no to it, with two radios' },
  marketing: { takenFrom: 'forms with a tick for news beside the required one' },
  declaration: { takenFrom: 'public employers: a declaration with a typed signature and a date' },
} as const satisfies Record<string, TraitValue>;
