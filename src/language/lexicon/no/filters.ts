import { type Covered, gap } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: gap('not yet written'),
  choices: gap('not yet written'),
  headingFillers: gap('not yet written'),
  openFilters: gap('not yet written'),
  facets: gap('not yet written'),
  showResults: gap('not yet written'),
  reset: gap('not yet written'),
  applyChoices: 'anvend | bruk',
  removeChoice: gap('not yet written'),
} satisfies Covered<Filters>;
