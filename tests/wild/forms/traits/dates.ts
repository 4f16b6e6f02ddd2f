import type { TraitValue } from '../../traits/trait-value.ts';

/** How a date is given. */
export const dates = {
  native: { takenFrom: 'HTML forms' },
  text: { takenFrom: 'forms that take a date as text and say in which order' },
  masked: { takenFrom: 'masked text boxes that put the separators in themselves' },
  selects: { takenFrom: 'public employers: a select each for day, month and year' },
  sections: { takenFrom: 'enterprise systems: a spinbutton each for day, month and year, without one for all' },
  'month-grid': { takenFrom: 'calendars of a read-only text box: flatpickr, MUI, ARIA APG date picker' },
} as const satisfies Record<string, TraitValue>;
