import { type Covered, gap } from '../topics/concept';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: gap('not yet written'),
  addressHousenumber: { says: 'talonumero' },
  addressStreetname: { says: 'kadun nimi' },
  addressLine1: { says: 'osoiterivi 1' },
  addressLine2: { says: 'osoiterivi 2 | asunto' },
  addressLine3: gap('not yet written'),
  streetAddress: { says: 'katuosoite | lähiosoite' },
  streetOrAddress: { says: 'osoite | katu', named: 'katuosoite' },
  addressLookup: gap('not yet written'),
  postalCode: { says: 'postinumero', named: 'postinumero' },
  addressLevel3: { says: 'kaupunginosa' },
  addressLevel2: { says: 'kaupunki | paikkakunta | postitoimipaikka', named: 'kaupunki' },
  addressLevel1: { says: 'maakunta | lääni' },
  country: { says: 'maa' },
  postalCodeAndCity: { says: 'postinumero ja postitoimipaikka' },
  location: { says: 'asuinpaikka' },
} satisfies Covered<Places>;
