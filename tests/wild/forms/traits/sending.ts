import type { TraitValue } from '../../traits/trait-value.ts';

/** What sends the application. */
export const sending = {
  native: { takenFrom: 'HTML forms: a submit button' },
  script: { takenFrom: 'single-page systems: a button and a request' },
  enter: {
    takenFrom: 'HTML forms: Enter in any text box sends them, also in those that take Enter for something else',
  },
  'last-step': { takenFrom: 'wizards whose last button says Next like all others; the step says that it is the last' },
  address: { takenFrom: 'wizards whose button says Continue; the address it posts to says what it does' },
  'second-name': { takenFrom: 'wizards whose button says Next; its description says that it sends' },
  'nothing-left': { takenFrom: 'wizards whose last page has nothing to fill, and a button that says Continue' },
} as const satisfies Record<string, TraitValue>;
