import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `fødsel | utstedelse | født | fødested | ønsker å jobbe | ønsker å arbeide | vil du jobbe | ønsket sted
    | ønsket arbeidssted | ønsket land | bedriftens adresse | firmaets adresse | arbeidsgivers adresse | arbeidsadresse
    | skolens adresse`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: { says: 'husnummer | husnr | gatenummer', alone: 'nr | nummer', named: 'husnummer | husnr' },
  addressStreetname: { says: 'gatenavn | veinavn', named: 'gatenavn | veinavn' },
  addressLine1: { says: 'adresselinje 1 | adresse 1', named: 'adresse 1 | adresselinje 1' },
  addressLine2: {
    says: 'adresselinje 2 | adresse 2 | leilighet | leilighetsnummer | bolignummer',
    named: 'adresse 2 | adresselinje 2',
  },
  addressLine3: { says: 'adresselinje 3 | adresse 3' },
  streetAddress: {
    says: `gateadresse | gate og husnummer | gate og nummer | vei og husnummer | gatenavn og husnummer | hjemmeadresse
      | bostedsadresse | postadresse | privatadresse | fullstendig adresse`,
    named: 'gateadresse | postadresse',
  },
  streetOrAddress: { says: 'gate | adresse | vei', named: 'adresse' },
  addressLookup: { says: 'søk etter adresse | finn adresse | adressesøk' },
  postalCode: { says: 'postnummer | postnr | post nr', named: 'postnummer | postnr' },
  addressLevel3: { says: 'bydel' },
  addressLevel2: {
    says: 'poststed | bostedskommune | kommune | by/sted',
    alone: 'by',
    named: 'poststed | kommune',
  },
  addressLevel1: { says: 'fylke | region | landsdel', named: 'fylke' },
  country: { says: 'land | landet | bostedsland | land/region | hjemland', named: 'land' },
  postalCodeAndCity: {
    says: `postnummer og sted | postnummer og poststed | postnr og sted | postnr/sted | postnr/poststed
      | postnummer/sted | postnummer og by`,
  },
  location: {
    says: 'hvor bor du | nåværende bosted | bosted | bostedsadresse by | hvor befinner du deg | nåværende sted',
    alone: 'sted | lokasjon',
  },
} satisfies Covered<Places>;
