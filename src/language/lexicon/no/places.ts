import { type Covered, gap } from '../topics/concept';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: gap('not yet written'),
  addressHousenumber: { says: 'husnummer | husnr' },
  addressStreetname: gap('not yet written'),
  addressLine1: { says: 'adresselinje 1', named: 'adresse 1' },
  addressLine2: { says: 'adresselinje 2 | adresse 2', named: 'adresse 2' },
  addressLine3: { says: 'adresselinje 3' },
  streetAddress: { says: 'gateadresse' },
  streetOrAddress: { says: 'gate | adresse', named: 'adresse' },
  addressLookup: gap('not yet written'),
  postalCode: { says: 'postnummer | postnr', named: 'postnummer | postnr' },
  addressLevel3: { says: 'bydel' },
  addressLevel2: { says: 'poststed', alone: 'by' },
  addressLevel1: { says: 'fylke' },
  country: { says: 'land | landet', named: 'land' },
  postalCodeAndCity: gap('not yet written'),
  location: gap('not yet written'),
} satisfies Covered<Places>;
