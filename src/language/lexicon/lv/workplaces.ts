import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'attālināt* | no mājām | attālināti | attālināts',
  hybrid: 'hibrīd*',
  partTime: 'nepilna slodze | nepilnu slodzi | daļēja slodze | nepilns darba laiks',
  employmentTypes:
    'pilna slodze | pilnu slodzi | pilns darba laiks | uz nenoteiktu laiku | uz noteiktu laiku | prakse | sezonas darbs',
  kindsOfPlaces: {
    says: 'novads | pagasts',
  },
} satisfies FurtherLexicon['workplaces'];
