import { type Covered, gap } from '../topics/concept';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: gap('not yet written'),
  addressHousenumber: { says: 'husnummer | husnr' },
  addressStreetname: { says: 'gadenavn | vejnavn' },
  addressLine1: { says: 'adresselinje 1', named: 'adresse 1' },
  addressLine2: { says: 'adresselinje 2 | adresse 2', named: 'adresse 2' },
  addressLine3: { says: 'adresselinje 3' },
  streetAddress: { says: 'vej og husnummer | vejnavn og husnummer' },
  streetOrAddress: { says: 'gade | vej | adresse', named: 'adresse' },
  addressLookup: gap('not yet written'),
  postalCode: { says: 'postnummer | postnr', named: 'postnummer | postnr' },
  addressLevel3: { says: 'bydel' },
  addressLevel2: { says: 'postnummer og by', alone: 'by' },
  addressLevel1: { named: 'region' },
  country: { says: 'land | landet', named: 'land' },
  postalCodeAndCity: { says: 'postnr og by | postnr. og by | postnummer og by | postnr/by' },
  location: { says: 'nuværende lokation' },
} satisfies Covered<Places>;
