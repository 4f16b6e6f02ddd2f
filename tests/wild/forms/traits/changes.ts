import type { TraitValue } from '../../traits/trait-value.ts';

/** What the page does to the form after an answer. */
export const changes = {
  nothing: { takenFrom: 'forms that leave answers alone' },
  redraw: {
    takenFrom: 'server-side component frameworks: the whole form comes anew after a change, with new nodes and ids',
  },
  format: { takenFrom: 'forms that rewrite telephone numbers and names once they are left' },
  'cv-reader': { takenFrom: 'systems that read an uploaded CV and write what they found over what stands there' },
  flicker: { takenFrom: 'systems that check an answer on their server and disable the box meanwhile' },
  dependent: { takenFrom: 'forms where an answer brings a further question' },
} as const satisfies Record<string, TraitValue>;
