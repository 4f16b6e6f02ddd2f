import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'na diaľku | práca z domu | z domu',
  partTime: 'skrátený úväzok | čiastočný úväzok',
  employmentTypes: `plný úväzok | živnosť | brigáda | trvalý pracovný pomer | na dobu neurčitú | na dobu určitú | na dohodu | stáž | sezónna práca`,
  hybrid: 'hybridn*',
  severalPlaces: 'viac miest | viaceré miesta',
  betweenPlaces: 'a | alebo',
} satisfies FurtherLexicon['workplaces'];
