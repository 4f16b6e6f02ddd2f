import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'födelsedatum | födelsedag | när är du född | född den', named: 'fodelsedatum' },
  sex: { says: 'kön' },
  nationality: { says: 'nationalitet | medborgarskap | medborgare i | medborgarskapsland | medborgarskap i' },
  organization: {
    says: `företag | företagsnamn | företagets namn | nuvarande arbetsgivare | nuvarande företag | organisation
      | firma | firmanamn | var arbetar du idag`,
    alone: 'arbetsgivare | senaste arbetsgivare | nuvarande eller senaste arbetsgivare',
    named: 'organisation | firma | foretag | foretagsnamn',
  },
  organizationTitle: {
    says: `jobbtitel | nuvarande titel | nuvarande befattning | nuvarande tjänst | nuvarande roll | befattning
      | yrkestitel`,
  },
  pronouns: { says: 'pronomen' },
  language: { alone: 'språk | föredraget språk' },
  givenName: { says: 'förnamn | tilltalsnamn', named: 'fornamn' },
  familyName: { says: 'efternamn | släktnamn', named: 'efternamn' },
  birthName: {
    says: 'flicknamn | födelsenamn | efternamn vid födseln | namn som ogift | tidigare namn | tidigare efternamn',
  },
  additionalName: { says: 'mellannamn' },
  nameInfix: gap<'Surnames have no part that a form asks for apart.'>(),
  honorificPrefix: { says: 'tilltal', alone: 'titel | herr fru', named: 'titel' },
  academicTitle: 'titel | akademisk titel',
  honorificSuffix: gap<'Nothing stands behind a name.'>(),
  nickname: { says: 'smeknamn | vad vill du bli kallad | föredraget namn' },
  name: {
    says: `för- och efternamn | fullständigt namn | förnamn och efternamn | för & efternamn | ditt namn | hela namnet
      | fullständiga namn | namn på sökande | sökandens namn | vad heter du`,
    alone: 'namn',
    named: 'fullstandigt namn | helt namn',
    namedWhole: 'namn',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'von | af | av | de',
} satisfies Covered<Person>;
