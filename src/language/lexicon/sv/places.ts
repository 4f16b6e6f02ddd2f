import { type Covered, gap } from '../topics/concept';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: gap('not yet written'),
  addressHousenumber: { says: 'husnummer | gatunummer | husnr' },
  addressStreetname: { says: 'gatunamn' },
  addressLine1: { says: 'adressrad 1' },
  addressLine2: { says: 'adressrad 2' },
  addressLine3: { says: 'adressrad 3' },
  streetAddress: { says: 'gatuadress | postadress | utdelningsadress' },
  streetOrAddress: { says: 'gata | adress', named: 'adress | gatuadress' },
  addressLookup: gap('not yet written'),
  postalCode: { says: 'postnummer | postnr', named: 'postnummer | postnr' },
  addressLevel3: { says: 'stadsdel' },
  addressLevel2: { says: 'stad | ort | postort', named: 'ort | postort' },
  addressLevel1: { says: 'län', named: 'region' },
  country: { says: 'land | landet', named: 'land' },
  postalCodeAndCity: { says: 'postnummer och ort' },
  location: { says: 'bostadsort' },
} satisfies Covered<Places>;
