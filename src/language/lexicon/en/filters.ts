import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filter | filters | refine | refinements | narrow | criteria',
  choices: 'results | selection | selections | choices | all selected | changes',
  headingFillers: `all | more | other | active | applied | selected | current | advanced | quick | your | my | the | by | only | and | or | sort
    | search | job | jobs | result | results | offers | vacancies | positions | openings | list | down | options | settings`,
  openFilters: 'filter | filters | all filters | more filters | refine | refine results | narrow | facets',
  facets: `date posted | posted | experience | experience level | seniority | job type | employment type | contract type | contract
    | salary | pay | remote | workplace | workplace type | work type | company | industry | category | distance | radius
    | department | level | schedule | working hours | easy apply | skills | language | education`,
  showResults: `show results | show jobs | view results | view jobs | see results | see jobs | apply filter | apply filters | filter results
    | update results | done | search`,
  reset: 'reset | clear | clear all | clear filters | reset filters | remove filters | remove all',
  applyChoices: 'apply | apply all | apply and close',
  removeChoice: 'remove | remove filter | clear | clear filter | delete | deselect | unselect | dismiss',
} satisfies Covered<Filters>;
