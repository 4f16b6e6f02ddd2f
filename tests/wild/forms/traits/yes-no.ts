import type { TraitValue } from '../../traits/trait-value.ts';

/** How yes or no is said. */
export const yesNo = {
  radios: { takenFrom: 'HTML forms' },
  select: { takenFrom: 'enterprise systems that ask everything by select' },
  pressed: { takenFrom: 'single-page systems with two buttons, aria-pressed, beside a checkbox that nobody sees' },
  radiogroup: { takenFrom: 'ARIA APG radiogroup of divs' },
  switch: { takenFrom: 'ARIA APG switch: off means no' },
  'styled-radios': { takenFrom: 'design systems whose radios are clipped away below labels that look like buttons' },
} as const satisfies Record<string, TraitValue>;
