import { type Covered, gap } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'fødselsdato' },
  sex: { says: 'køn' },
  nationality: { says: 'nationalitet | statsborgerskab' },
  organization: { says: 'firmanavn | virksomhed | virksomhedsnavn', named: 'organisation | firma' },
  organizationTitle: { says: 'stillingsbetegnelse' },
  pronouns: { says: 'pronomen' },
  language: { alone: 'sprog' },
  givenName: { says: 'fornavn', named: 'fornavn' },
  familyName: { says: 'efternavn', named: 'efternavn' },
  additionalName: { says: 'mellemnavn' },
  nameInfix: gap('not yet written'),
  honorificPrefix: { named: 'titel' },
  honorificSuffix: gap('not yet written'),
  nickname: { says: 'kaldenavn' },
  name: { says: 'navn og efternavn | navn & efternavn | fulde navn', alone: 'navn', namedWhole: 'navn' },
} satisfies Covered<Person>;
