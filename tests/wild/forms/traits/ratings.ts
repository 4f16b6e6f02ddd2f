import type { TraitValue } from '../../traits/trait-value.ts';

/** How somebody rates themself from one to five. Nobody's profile says that: they are asked. */
export const ratings = {
  none: { takenFrom: 'forms without such a question' },
  scale: { takenFrom: 'survey tools: radios in a row, named by their numbers' },
  stars: { takenFrom: 'MUI rating: radios that nobody sees below stars' },
  range: { takenFrom: 'HTML range input' },
  slider: { takenFrom: 'ARIA APG slider: a div that arrow keys move' },
} as const satisfies Record<string, TraitValue>;
