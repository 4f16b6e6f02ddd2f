import { type Covered, gap } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'födelsedatum' },
  sex: { says: 'kön' },
  nationality: { says: 'nationalitet | medborgarskap' },
  organization: { says: 'företag | företagsnamn', named: 'organisation | firma' },
  organizationTitle: { says: 'jobbtitel' },
  pronouns: { says: 'pronomen' },
  language: { alone: 'språk' },
  givenName: { says: 'förnamn', named: 'fornamn' },
  familyName: { says: 'efternamn', named: 'efternamn' },
  additionalName: { says: 'mellannamn' },
  nameInfix: gap('not yet written'),
  honorificPrefix: { says: 'tilltal', named: 'titel' },
  honorificSuffix: gap('not yet written'),
  nickname: { says: 'smeknamn' },
  name: { says: 'för- och efternamn | fullständigt namn', alone: 'namn', namedWhole: 'namn' },
} satisfies Covered<Person>;
