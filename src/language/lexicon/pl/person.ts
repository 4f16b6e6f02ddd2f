import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'data urodzenia | urodzony | urodzona | data ur.' },
  sex: { says: 'płeć' },
  nationality: { says: 'narodowość | obywatelstwo' },
  organization: {
    says: `firma | nazwa firmy | organizacja | przedsiębiorstwo | obecny pracodawca | obecna firma
      | aktualny pracodawca | obecny lub ostatni pracodawca | ostatni pracodawca | nazwę firmy`,
    alone: 'pracodawca',
    named: 'firma',
  },
  organizationTitle: { says: 'obecne stanowisko | stanowisko | aktualne stanowisko | nazwa stanowiska | obecna rola' },
  pronouns: { says: 'zaimki' },
  language: { alone: 'język' },
  givenName: { says: 'imię | imiona', named: 'imie' },
  familyName: { says: 'nazwisko', named: 'nazwisko' },
  birthName: {
    says: 'nazwisko rodowe | nazwisko panieńskie | nazwisko rodowe panieńskie | poprzednie nazwisko | poprzednie nazwiska | poprzednio używane nazwisko',
  },
  additionalName: { says: 'drugie imię' },
  nameInfix: { says: 'partykuła' },
  honorificPrefix: { says: 'zwrot grzecznościowy', alone: 'tytuł' },
  academicTitle: 'tytuł | tytuł naukowy',
  honorificSuffix: { says: 'sufiks' },
  nickname: { says: 'preferowane imię | pseudonim | jak się do ciebie zwracać' },
  name: {
    says: `imię i nazwisko | pełne imię | twoje imię i nazwisko | imię nazwisko | nazwisko i imię
      | imię i nazwisko kandydata`,
    alone: 'nazwa',
    namedWhole: 'imie nazwisko',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: gap<'Surnames have endings in place of particles.'>(),
} satisfies Covered<Person>;
