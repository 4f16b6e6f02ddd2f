import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'datum narození | narozen | narozena | datum nar.' },
  sex: { says: 'pohlaví' },
  nationality: { says: 'státní příslušnost | občanství | národnost' },
  organization: {
    says: `firma | společnost | název firmy | název společnosti | organizace | současný zaměstnavatel
      | název organizace | současná společnost`,
    alone: 'zaměstnavatel | poslední zaměstnavatel | současný nebo poslední zaměstnavatel',
    named: 'firma',
  },
  organizationTitle: {
    says: 'současná pozice | pracovní pozice | aktuální pozice | název pozice | současné zaměstnání',
  },
  pronouns: { says: 'zájmena' },
  language: { alone: 'jazyk' },
  givenName: { says: 'křestní jméno', named: 'jmeno' },
  familyName: { says: 'příjmení', named: 'prijmeni' },
  birthName: {
    says: 'rodné příjmení | příjmení za svobodna | příjmení při narození | rodné jméno | předchozí příjmení | dřívější příjmení | bývalé příjmení',
  },
  additionalName: { says: 'prostřední jméno | druhé jméno' },
  nameInfix: { says: 'částice' },
  honorificPrefix: { says: 'oslovení', alone: 'titul' },
  academicTitle: 'titul | akademický titul',
  honorificSuffix: { says: 'titul za jménem' },
  nickname: { says: 'přezdívka | preferované jméno | jak vás máme oslovovat' },
  name: {
    says: 'jméno a příjmení | celé jméno | vaše jméno | jméno příjmení | příjmení a jméno | jméno uchazeče',
    alone: 'jméno',
    named: 'jmeno prijmeni',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'z | ze',
} satisfies Covered<Person>;
