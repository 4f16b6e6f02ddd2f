import type { Concept } from '@/language/match/concept';

/** Address search boxes: the result is written into the address lines, which have fields of their own. */
export const addressLookups: readonly Concept[] = [
  {
    key: 'other',
    says: {
      en: 'address lookup | find address | find the address | find your address | search your address | address search | search address | seek your address | address finder | enter an address | search by | search for an address',
      de: 'adresse suchen | adresssuche',
      fr: "rechercher une adresse | recherche d'adresse",
      es: 'buscar dirección',
      it: 'ricerca per via | cerca indirizzo',
      nl: 'adres zoeken | zoek adres',
      pt: 'procurar endereço | buscar endereço',
      cs: 'vyhledat adresu',
      pl: 'wyszukaj adres',
    },
    named: 'lookup | autocomplete address | address autocomplete | address search | address finder | map search',
  },
];
