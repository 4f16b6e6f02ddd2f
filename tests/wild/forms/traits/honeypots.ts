import type { TraitValue } from '../../traits/trait-value.ts';

/** A field that only programs find, by what hides it from people. */
export const honeypots = {
  none: { takenFrom: 'forms without one' },
  display: { takenFrom: 'form plugins: display none' },
  visibility: { takenFrom: 'form plugins: visibility hidden' },
  'off-screen': { takenFrom: 'form plugins: thousands of pixels to the left' },
  clipped: { takenFrom: 'form plugins: clipped to one pixel' },
  transparent: { takenFrom: 'form plugins: opacity 0' },
  'no-size': { takenFrom: 'form plugins: no height, and what flows over is hidden' },
  covered: { takenFrom: 'form plugins: below another element' },
  'as-background': {
    takenFrom: 'form plugins: text and border in the colour of the page, with a line that says so to nobody',
  },
} as const satisfies Record<string, TraitValue>;
