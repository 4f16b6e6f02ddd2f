import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'kaugtöö* | kodukontor*',
  hybrid: 'hübriid*',
  partTime: 'osaline tööaeg | osalise tööajaga | osaajaga',
  employmentTypes: 'täistööaeg | täistööajaga | tähtajaline | tähtajatu | praktika',
  kindsOfPlaces: {
    says: 'maakond | vald',
  },
} satisfies FurtherLexicon['workplaces'];
