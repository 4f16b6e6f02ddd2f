import type { Covered } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'datum narození' },
  sex: { says: 'pohlaví' },
  nationality: { says: 'státní příslušnost | občanství | národnost' },
  organization: { says: 'firma | společnost | název firmy | název společnosti | organizace', named: 'firma' },
  organizationTitle: { says: 'současná pozice | pracovní pozice' },
  pronouns: { says: 'zájmena' },
  language: { alone: 'jazyk' },
  givenName: { says: 'křestní jméno', named: 'jmeno' },
  familyName: { says: 'příjmení', named: 'prijmeni' },
  additionalName: { says: 'prostřední jméno | druhé jméno' },
  nameInfix: { says: 'částice' },
  honorificPrefix: { says: 'oslovení', alone: 'titul' },
  honorificSuffix: { says: 'titul za jménem' },
  nickname: { says: 'přezdívka | preferované jméno' },
  name: { says: 'jméno a příjmení | celé jméno', alone: 'jméno', named: 'jmeno prijmeni' },
} satisfies Covered<Person>;
