import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'fødselsdato | fødselsdag | født den | hvornår er du født', named: 'foedselsdato | fodselsdato' },
  sex: { says: 'køn' },
  nationality: { says: 'nationalitet | statsborgerskab | statsborger i' },
  organization: {
    says: `firmanavn | virksomhed | virksomhedsnavn | virksomhedens navn | nuværende arbejdsgiver
      | nuværende virksomhed | organisation | firma`,
    alone: 'arbejdsgiver | seneste arbejdsgiver | nuværende eller seneste arbejdsgiver',
    named: 'organisation | firma | virksomhed | firmanavn | virksomhedsnavn',
  },
  organizationTitle: { says: 'stillingsbetegnelse | nuværende stilling | nuværende titel | jobtitel | nuværende job' },
  pronouns: { says: 'pronomen' },
  language: { alone: 'sprog | foretrukket sprog' },
  givenName: { says: 'fornavn', named: 'fornavn' },
  familyName: { says: 'efternavn', named: 'efternavn' },
  birthName: {
    says: 'fødenavn | pigenavn | efternavn ved fødslen | fødselsnavn | tidligere navn | tidligere efternavn',
  },
  additionalName: { says: 'mellemnavn' },
  nameInfix: gap<'Surnames have no part that a form asks for apart.'>(),
  honorificPrefix: { says: 'tiltaleform', alone: 'titel | hr fru', named: 'titel' },
  academicTitle: 'titel | akademisk titel',
  honorificSuffix: gap<'Nothing stands behind a name.'>(),
  nickname: { says: 'kaldenavn | kælenavn | hvad vil du kaldes | foretrukket navn' },
  name: {
    says: `navn og efternavn | navn & efternavn | fulde navn | dit navn | fornavn og efternavn | for- og efternavn
      | fuldt navn | hele navn | ansøgers navn | navn på ansøger | hvad hedder du`,
    alone: 'navn',
    named: 'fulde navn | fuldt navn',
    namedWhole: 'navn',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'von | af | de',
} satisfies Covered<Person>;
