import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `geboorte | afgifte | uitgifte | geboren | wilt werken | wil werken | graag werken | gewenste stad | gewenst land | adres van het bedrijf
    | bedrijfsadres | adres werkgever | adres van de werkgever | werkadres`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: { says: 'huisnummer | huisnr | nummer en toevoeging', alone: 'nummer | nr', named: 'huisnummer' },
  addressStreetname: { says: 'straatnaam', named: 'straatnaam' },
  addressLine1: { says: 'adres 1 | adresregel 1' },
  addressLine2: { says: 'adres 2 | adresregel 2 | appartement | busnummer | bus' },
  addressLine3: { says: 'adres 3 | adresregel 3' },
  streetAddress: {
    says: 'straat en huisnummer | straat en nummer | straat + huisnummer | straat & huisnummer | woonadres | straat + nr',
  },
  streetOrAddress: { says: 'straat | adres', named: 'adres | straat' },
  addressLookup: { says: 'adres zoeken | zoek adres' },
  postalCode: { says: 'postcode', named: 'postcode' },
  addressLevel3: { says: 'wijk | stadsdeel' },
  addressLevel2: { says: 'plaats | woonplaats | stad | gemeente | plaatsnaam', named: 'plaats | woonplaats' },
  addressLevel1: { says: 'provincie | regio | staat' },
  country: { says: 'land | land/regio | woonland', named: 'land' },
  postalCodeAndCity: {
    says: 'postcode en plaats | postcode en woonplaats | postcode / plaats | postcode/plaats | postcode + plaats',
  },
  location: {
    says: 'huidige locatie | waar woon je | huidige woonplaats | waar ben je gevestigd | waar woont u | waar bevind je je',
    alone: 'locatie',
  },
} satisfies Covered<Places>;
