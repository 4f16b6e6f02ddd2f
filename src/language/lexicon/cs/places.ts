import type { Covered } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `narození | vydání | chcete pracovat | místo narození | kde chcete pracovat | preferované místo práce
    | adresa firmy | adresa zaměstnavatele | adresa školy`,
  caseEndings: 'e | ě | i | u | ích | ách | ech | ých | ím | ém | ého | é | y | a',
  addressHousenumber: { says: 'číslo popisné | číslo domu | čp | domovní číslo | popisné číslo', alone: 'číslo' },
  addressStreetname: { says: 'název ulice' },
  addressLine1: { says: 'adresa 1 | řádek adresy 1' },
  addressLine2: { says: 'adresa 2 | číslo bytu | řádek adresy 2 | byt' },
  addressLine3: { says: 'adresa 3' },
  streetAddress: {
    says: `ulice a číslo popisné | ulice a číslo | ulice a číslo domu | ulice, číslo popisné | ulice a čp
      | trvalé bydliště | adresa bydliště | korespondenční adresa | ulici a číslo | ulici a číslo popisné
      | ulici a číslo domu`,
  },
  streetOrAddress: { says: 'ulice | adresa | ulici | adresu', named: 'ulice | adresa' },
  addressLookup: { says: 'vyhledat adresu' },
  postalCode: { says: 'psč | poštovní směrovací číslo', named: 'psc' },
  addressLevel3: { says: 'městská část | část obce' },
  addressLevel2: { says: 'město | obec | město/obec | obec/město | mesto', named: 'mesto' },
  addressLevel1: { says: 'kraj | okres' },
  country: { says: 'země | stát | země/oblast | země bydliště | země pobytu | zemi', named: 'zeme' },
  postalCodeAndCity: { says: 'psč a město | psč a obec' },
  location: { says: 'místo bydliště | aktuální poloha | kde bydlíte | současné bydliště | bydliště | místo pobytu' },
} satisfies Covered<Places>;
