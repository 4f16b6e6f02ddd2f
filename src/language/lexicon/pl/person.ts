import type { Covered } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'data urodzenia' },
  sex: { says: 'płeć' },
  nationality: { says: 'narodowość | obywatelstwo' },
  organization: { says: 'firma | nazwa firmy | organizacja | przedsiębiorstwo', named: 'firma' },
  organizationTitle: { says: 'obecne stanowisko | stanowisko' },
  pronouns: { says: 'zaimki' },
  language: { alone: 'język' },
  givenName: { says: 'imię | imiona', named: 'imie' },
  familyName: { says: 'nazwisko', named: 'nazwisko' },
  additionalName: { says: 'drugie imię' },
  nameInfix: { says: 'partykuła' },
  honorificPrefix: { says: 'zwrot grzecznościowy', alone: 'tytuł' },
  honorificSuffix: { says: 'sufiks' },
  nickname: { says: 'preferowane imię' },
  name: { says: 'imię i nazwisko | pełne imię', alone: 'nazwa', namedWhole: 'imie nazwisko' },
} satisfies Covered<Person>;
