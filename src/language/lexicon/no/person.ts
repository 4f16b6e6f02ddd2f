import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'fødselsdato | fødselsdag | født den | når er du født', named: 'foedselsdato | fodselsdato' },
  sex: { says: 'kjønn' },
  nationality: { says: 'nasjonalitet | statsborgerskap | statsborger i' },
  organization: {
    says: `firmanavn | bedrift | bedriftsnavn | bedriftens navn | firma | selskap | organisasjon
      | nåværende arbeidsgiver | virksomhet`,
    alone: 'arbeidsgiver | siste arbeidsgiver | nåværende eller siste arbeidsgiver',
    named: 'firma | bedrift | firmanavn | organisasjon',
  },
  organizationTitle: {
    says: 'stillingsbetegnelse | nåværende stilling | stillingstittel | jobbtittel | nåværende tittel',
  },
  pronouns: { says: 'pronomen' },
  language: { alone: 'språk | foretrukket språk' },
  givenName: { says: 'fornavn', named: 'fornavn | fornamn' },
  familyName: { says: 'etternavn | slektsnavn', named: 'etternavn | etternamn' },
  birthName: {
    says: 'pikenavn | fødenavn | fødselsnavn | etternavn ved fødsel | tidligere navn | tidligere etternavn',
  },
  additionalName: { says: 'mellomnavn' },
  nameInfix: gap<'Surnames have no part that a form asks for apart.'>(),
  honorificPrefix: { says: 'tiltale | tiltaleform', alone: 'tittel' },
  academicTitle: 'tittel | akademisk tittel',
  honorificSuffix: gap<'Nothing stands behind a name.'>(),
  nickname: { says: 'kallenavn | foretrukket navn | hva vil du bli kalt' },
  name: {
    says: `fullt navn | ditt navn | fornavn og etternavn | for- og etternavn | hele navn | søkers navn | navn på søker
      | hva heter du`,
    alone: 'namn | navn',
    named: 'fullt navn',
    namedWhole: 'namn | navn',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'von | av | de',
} satisfies Covered<Person>;
