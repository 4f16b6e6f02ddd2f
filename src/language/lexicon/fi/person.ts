import { type Covered, gap } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'syntymäaika' },
  sex: { says: 'sukupuoli' },
  nationality: { says: 'kansalaisuus' },
  organization: { says: 'yritys | yrityksen nimi' },
  organizationTitle: { says: 'titteli' },
  pronouns: { says: 'pronominit' },
  language: { alone: 'kieli' },
  givenName: { says: 'etunimi', named: 'etunimi' },
  familyName: { says: 'sukunimi', named: 'sukunimi' },
  additionalName: { says: 'toinen nimi' },
  nameInfix: gap('not yet written'),
  honorificPrefix: { says: 'puhuttelu' },
  honorificSuffix: gap('not yet written'),
  nickname: { says: 'lempinimi' },
  name: { says: 'koko nimi | etu- ja sukunimi', alone: 'nimi' },
} satisfies Covered<Person>;
