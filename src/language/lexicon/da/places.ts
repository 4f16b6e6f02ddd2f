import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `fødsel | udstedelse | født | fødested | ønsker at arbejde | vil du arbejde | ønsket by | ønsket arbejdssted
    | ønsket land | virksomhedens adresse | firmaets adresse | arbejdsgiverens adresse | arbejdsadresse | skolens adresse`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: { says: 'husnummer | husnr', alone: 'nr | nummer', named: 'husnummer | husnr' },
  addressStreetname: { says: 'gadenavn | vejnavn', named: 'vejnavn | gadenavn' },
  addressLine1: { says: 'adresselinje 1 | adresse 1', named: 'adresse 1 | adresselinje 1' },
  addressLine2: {
    says: 'adresselinje 2 | adresse 2 | lejlighed | lejlighedsnummer | etage og dør',
    named: 'adresse 2 | adresselinje 2',
  },
  addressLine3: { says: 'adresselinje 3 | adresse 3' },
  streetAddress: {
    says: `vej og husnummer | vejnavn og husnummer | gade og husnummer | gade og nummer | vej og nr
      | vejnavn og nummer | gadenavn og husnummer | hjemmeadresse | bopælsadresse | postadresse | privatadresse | fuld adresse`,
    named: 'vejnavn husnummer',
  },
  streetOrAddress: { says: 'gade | vej | adresse', named: 'adresse | gade | vej' },
  addressLookup: { says: 'søg adresse | find adresse | adressesøgning' },
  postalCode: { says: 'postnummer | postnr | post nr', named: 'postnummer | postnr' },
  addressLevel3: { says: 'bydel' },
  addressLevel2: { says: 'bopælsby | kommune | by/kommune | vælg by | din by', alone: 'by', named: 'kommune' },
  addressLevel1: { says: 'region | landsdel', named: 'region' },
  country: { says: 'land | landet | bopælsland | land/region | hjemland', named: 'land' },
  postalCodeAndCity: { says: 'postnr og by | postnr. og by | postnummer og by | postnr/by | postnummer & by' },
  location: {
    says: 'nuværende lokation | hvor bor du | nuværende bopæl | nuværende placering | hvor befinder du dig | bopæl',
    alone: 'placering | sted',
  },
} satisfies Covered<Places>;
