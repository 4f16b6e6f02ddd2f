import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `födelse | utfärdande | född | födelseort | vill arbeta | vill du arbeta | önskad ort | önskad arbetsort
    | önskat land | företagets adress | arbetsgivarens adress | arbetsplatsens adress | arbetsadress | skolans adress`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: { says: 'husnummer | gatunummer | husnr', alone: 'nr | nummer', named: 'husnummer | gatunummer' },
  addressStreetname: { says: 'gatunamn | gatans namn' },
  addressLine1: { says: 'adressrad 1 | adress 1 | adressrad ett', named: 'adressrad 1 | adress 1' },
  addressLine2: {
    says: 'adressrad 2 | adress 2 | lägenhet | lägenhetsnummer | lgh | lgh-nummer',
    named: 'adressrad 2 | adress 2 | lagenhetsnummer',
  },
  addressLine3: { says: 'adressrad 3 | adress 3' },
  streetAddress: {
    says: `gatuadress | postadress | utdelningsadress | gata och husnummer | gata och nummer | hemadress
      | bostadsadress | fullständig adress`,
    named: 'gatuadress | postadress',
  },
  streetOrAddress: { says: 'gata | adress', named: 'adress | gatuadress' },
  addressLookup: { says: 'sök adress | hitta adress | adressökning' },
  postalCode: { says: 'postnummer | postnr | post nr', named: 'postnummer | postnr' },
  addressLevel3: { says: 'stadsdel | kommundel' },
  addressLevel2: {
    says: 'stad | ort | postort | kommun | hemort | stad/ort | ort/stad',
    alone: 'plats',
    named: 'ort | postort | stad | kommun',
  },
  addressLevel1: { says: 'län | region | landskap | provins', named: 'region' },
  country: { says: 'land | landet | bosättningsland | land/region | hemland', named: 'land' },
  postalCodeAndCity: {
    says: 'postnummer och ort | postnummer och postort | postnr och ort | postnr/ort | postnummer/ort',
  },
  location: {
    says: 'bostadsort | var bor du | nuvarande bostadsort | nuvarande ort | var befinner du dig | din ort',
  },
} satisfies Covered<Places>;
