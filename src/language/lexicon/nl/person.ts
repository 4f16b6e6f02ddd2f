import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'geboortedatum | geboren op' },
  sex: { says: 'geslacht' },
  nationality: { says: 'nationaliteit | nationaliteiten | staatsburgerschap | land van nationaliteit' },
  organization: {
    says: `bedrijf | bedrijfsnaam | organisatie | firmanaam | huidige werkgever | huidig bedrijf
      | waar werk je momenteel | waar werkt u momenteel`,
    alone: 'werkgever | laatste werkgever | huidige of laatste werkgever',
    named: 'firma | bedrijf | bedrijfsnaam',
  },
  organizationTitle: { says: `functietitel | huidige functie | functienaam` },
  pronouns: { says: 'voornaamwoorden | pronomen' },
  language: { alone: 'taal | voorkeurstaal' },
  givenName: { says: 'voornaam | voornamen | roepnaam', named: 'voornaam' },
  familyName: { says: 'achternaam | familienaam', named: 'achternaam' },
  birthName: {
    says: 'geboortenaam | meisjesnaam | achternaam bij geboorte | geboorteachternaam | vorige achternaam | eerdere achternaam | vroegere naam | vorige naam | eerdere namen',
    named: 'geboortenaam',
  },
  additionalName: { says: 'tweede voornaam | tweede naam' },
  nameInfix: { says: 'tussenvoegsel | tussenvoegsels | voorvoegsel', named: 'tussenvoegsel' },
  honorificPrefix: { says: 'aanhef', alone: 'titel | dhr mevr | de heer mevrouw', named: 'titel' },
  academicTitle: 'titel | academische titel',
  honorificSuffix: { says: 'achtervoegsel' },
  nickname: { says: 'bijnaam | voorkeursnaam | genoemd worden | aangesproken worden' },
  name: {
    says: `volledige naam | voor- en achternaam | uw naam | je naam | naam en voornaam | voornaam en achternaam
      | hoe heet je | hoe heet u | naam van de sollicitant | naam sollicitant`,
    alone: 'naam',
    namedWhole: 'naam',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'van | de | den | der | het | te | ten | ter | in | op',
} satisfies Covered<Person>;
