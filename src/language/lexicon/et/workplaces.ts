import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'kaugtöö* | kodukontor* | kaugtöö',
  hybrid: 'hübriid*',
  partTime: 'osaline tööaeg | osalise tööajaga | osaajaga | osakoormus',
  employmentTypes: 'täistööaeg | täistööajaga | tähtajaline | tähtajatu | praktika | täiskohaga | hooajatöö',
  kindsOfPlaces: {
    says: 'maakond | vald',
  },
} satisfies FurtherLexicon['workplaces'];
