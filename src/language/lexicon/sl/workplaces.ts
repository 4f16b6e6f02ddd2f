import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'delo od doma | delo na daljavo | na daljavo',
  hybrid: 'hibridn* | hibrid*',
  partTime: 'krajši delovni čas | skrajšan delovni čas | polovični delovni čas',
  employmentTypes:
    'polni delovni čas | poln delovni čas | nedoločen čas | določen čas | študentsko delo | pripravništvo | sezonsko delo',
} satisfies FurtherLexicon['workplaces'];
