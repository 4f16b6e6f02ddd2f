import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filters | all filters | more filters | refine | refine results | refinements | narrow | criteria | facets',
    whole: 'filter',
  },
  choices: 'results | selection | selections | choices | all selected | changes',
  headingFillers: `all | more | other | active | applied | selected | current | advanced | quick | your | my | the | by | only | and
    | or | sort | search | job | jobs | result | results | offers | vacancies | positions | openings | list | down | options
    | settings`,
  facets: `date posted | posted | experience | experience level | seniority | job type | employment type | contract type | contract
    | salary | pay | remote | workplace | workplace type | work type | company | industry | category | distance | radius
    | department | level | schedule | working hours | easy apply | skills | language | education`,
  showResults: `show results | show jobs | view results | view jobs | see results | see jobs | apply filter | apply filters
    | filter results | update results | done | search`,
  applyChoices: {
    whole: 'apply | apply all | apply and close',
  },
  reset: {
    whole: `clear | clear all | clear filters | clear all filters | clear selection | clear search | clear text | clear input
      | clear location | clear keywords | clear search keywords | clear search location | reset | reset all | reset filters
      | reset all filters | reset search | reset sorting | remove filters | remove all filters`,
    alone: 'clear filter | remove filter',
    says: 'remove all',
    first: 'remove | delete | deselect | unselect | dismiss',
  },
} satisfies Covered<Filters>;
