import type { TraitValue } from '../../traits/trait-value.ts';

export interface PagesValue extends TraitValue {
  hasSeveral: boolean;
}

/** How the form is parted, and what leads on. */
export const pages = {
  one: { takenFrom: 'most short forms', hasSeveral: false },
  next: { takenFrom: 'single-page wizards with a Next', hasSeveral: true },
  save: { takenFrom: 'wizards that save to their server before they go on: Save and continue', hasSeveral: true },
  documents: {
    takenFrom: 'server-side wizards: each page is a document, posted before the next one comes',
    hasSeveral: true,
  },
  arrow: { takenFrom: 'wizards that go on by an arrow', hasSeveral: true },
  complete: { takenFrom: 'wizards whose Next is disabled until all required answers are there', hasSeveral: true },
} as const satisfies Record<string, PagesValue>;
