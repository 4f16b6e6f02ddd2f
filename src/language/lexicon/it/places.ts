import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `nascita | rilascio | di interesse | nato | nata | vuoi lavorare | vorresti lavorare | vorrebbe lavorare | desidera lavorare | città desiderata
    | paese desiderato | indirizzo dell azienda | indirizzo del datore di lavoro | indirizzo di lavoro | indirizzo della scuola`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: {
    says: 'numero civico | n. civico | civico | n° civico',
    alone: 'numero',
    named: 'civico | numero civico',
  },
  addressStreetname: { says: 'nome della via' },
  addressLine1: { says: 'indirizzo 1 | indirizzo riga 1' },
  addressLine2: {
    says: `indirizzo 2 | interno | appartamento | scala, piano | scala, piano, interno | indirizzo riga 2 | riga 2
      | indirizzo aggiuntivo`,
  },
  addressLine3: { says: 'indirizzo 3 | indirizzo riga 3 | riga 3' },
  streetAddress: {
    says: `indirizzo di residenza | via e numero civico | via e numero | via, numero civico | via/piazza e numero
      | indirizzo e numero civico | indirizzo stradale | via, n. civico`,
  },
  streetOrAddress: { says: 'via | indirizzo | strada', named: 'indirizzo | strada' },
  addressLookup: { says: 'ricerca per via | cerca indirizzo' },
  postalCode: { says: 'codice di avviamento postale | cap | codice postale | c.a.p', named: 'cap' },
  addressLevel3: { says: 'quartiere | frazione' },
  addressLevel2: { says: 'città | comune | località', named: 'citta' },
  addressLevel1: { says: 'provincia | regione | stato/provincia', named: 'provincia' },
  country: {
    says: 'paese | nazione | stato | paese/area geografica | paese di residenza | paese/regione',
    named: 'paese',
  },
  postalCodeAndCity: { says: 'cap e città | cap / città | cap e comune' },
  location: { says: 'luogo di residenza | residenza attuale | dove vivi | dove abiti | dove ti trovi | dove risiedi' },
} satisfies Covered<Places>;
