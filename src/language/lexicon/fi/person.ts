import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'syntymäaika | syntymäpäivä | milloin olet syntynyt', named: 'syntymaaika' },
  sex: { says: 'sukupuoli' },
  nationality: { says: 'kansalaisuus | kansallisuus | kansalaisuusmaa' },
  organization: {
    says: 'yritys | yrityksen nimi | nykyinen työnantaja | organisaatio | yrityksesi | organisaation nimi',
    alone: 'työnantaja | viimeisin työnantaja | nykyinen tai viimeisin työnantaja',
    named: 'yritys | organisaatio',
  },
  organizationTitle: { says: 'titteli | tehtävänimike | nykyinen tehtävä | ammattinimike | nykyinen työtehtävä' },
  pronouns: { says: 'pronominit' },
  language: { alone: 'kieli | ensisijainen kieli | asiointikieli' },
  givenName: { says: 'etunimi | etunimet | kutsumanimi', named: 'etunimi' },
  familyName: { says: 'sukunimi', named: 'sukunimi' },
  birthName: {
    says: 'syntymänimi | tyttönimi | sukunimi syntyessä | syntymäsukunimi | entinen sukunimi | aiempi sukunimi | aikaisempi sukunimi | aiemmat nimet | entiset nimet | entinen nimi',
  },
  additionalName: { says: 'toinen nimi | toinen etunimi | muut etunimet' },
  nameInfix: gap<'Surnames have no part that a form asks for apart.'>(),
  honorificPrefix: { says: 'puhuttelu' },
  academicTitle: 'titteli | oppiarvo',
  honorificSuffix: gap<'Nothing stands behind a name.'>(),
  nickname: { says: 'lempinimi | miten haluat sinua kutsuttavan' },
  name: {
    says: `koko nimi | etu- ja sukunimi | nimesi | sukunimi ja etunimi | etunimi ja sukunimi | hakijan nimi
      | mikä on nimesi`,
    alone: 'nimi',
    named: 'koko nimi',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: gap<'Surnames have no particles.'>(),
} satisfies Covered<Person>;
