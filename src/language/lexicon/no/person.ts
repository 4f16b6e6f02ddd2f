import { type Covered, gap } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'fødselsdato' },
  sex: { says: 'kjønn' },
  nationality: gap('not yet written'),
  organization: { says: 'firmanavn | bedrift', named: 'firma' },
  organizationTitle: { says: 'stillingsbetegnelse' },
  pronouns: { says: 'pronomen' },
  language: { alone: 'språk' },
  givenName: { says: 'fornavn', named: 'fornavn | fornamn' },
  familyName: { says: 'etternavn' },
  additionalName: { says: 'mellomnavn' },
  nameInfix: gap('not yet written'),
  honorificPrefix: gap('not yet written'),
  honorificSuffix: gap('not yet written'),
  nickname: gap('not yet written'),
  name: { says: 'fullt navn', alone: 'namn | navn', namedWhole: 'namn | navn' },
} satisfies Covered<Person>;
