import type { Covered } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `syntymäpaikka | syntymä | haluat työskennellä | haluaisit työskennellä | toivottu paikkakunta
    | toivottu työpaikkakunta | toivottu maa | yrityksen osoite | työnantajan osoite | työpaikan osoite | koulun osoite`,
  caseEndings:
    'ssa | ssä | issa | issä | essa | essä | oissa | öissä | assa | ssaa | lla | llä | an | en | in | n | sta | stä',
  addressHousenumber: { says: 'talonumero | talon numero | katunumero', alone: 'nro | numero' },
  addressStreetname: { says: 'kadun nimi', named: 'kadunnimi' },
  addressLine1: { says: 'osoiterivi 1 | osoite 1 | osoitteen 1. rivi', named: 'osoiterivi 1 | osoite 1' },
  addressLine2: {
    says: 'osoiterivi 2 | asunto | osoite 2 | asunnon numero | huoneisto | porras ja asunto',
    named: 'osoiterivi 2 | osoite 2',
  },
  addressLine3: { says: 'osoiterivi 3 | osoite 3' },
  streetAddress: {
    says: `katuosoite | lähiosoite | kotiosoite | postiosoite | koko osoite | katu ja talonumero
      | katuosoite ja numero`,
    named: 'lahiosoite | postiosoite',
  },
  streetOrAddress: { says: 'osoite | katu', named: 'katuosoite | osoite | katu' },
  addressLookup: { says: 'hae osoite | etsi osoite | osoitehaku' },
  postalCode: { says: 'postinumero | postinro', named: 'postinumero' },
  addressLevel3: { says: 'kaupunginosa' },
  addressLevel2: {
    says: `kaupunki | paikkakunta | postitoimipaikka | kunta | asuinkunta | kotikunta | asuinkaupunki
      | kotipaikkakunta`,
    named: 'kaupunki | kunta | paikkakunta | postitoimipaikka',
  },
  addressLevel1: { says: 'maakunta | lääni', named: 'maakunta' },
  country: { says: 'maa | asuinmaa | kotimaa | maa/alue', named: 'maa' },
  postalCodeAndCity: {
    says: `postinumero ja postitoimipaikka | postinumero ja paikkakunta | postinumero ja kaupunki
      | postinumero/postitoimipaikka | postinro ja toimipaikka`,
  },
  location: {
    says: 'asuinpaikka | asuinpaikkakunta | missä asut | nykyinen asuinpaikka | nykyinen sijainti',
    alone: 'sijainti',
  },
} satisfies Covered<Places>;
