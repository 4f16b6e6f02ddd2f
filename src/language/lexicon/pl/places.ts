import type { Covered } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `urodzenia | wydania | chcesz pracować | preferowane miasto | miejsce urodzenia | preferowane miejsce pracy
    | preferowana lokalizacja | adres firmy | adres pracodawcy | adres szkoły`,
  caseEndings: 'ie | zie | ze | i | ii | y | u | ach | ech | zech | ych | ich | im | ym | iej | ej | ego | ce | a',
  addressHousenumber: { says: 'numer domu | nr domu | numer budynku | nr budynku | numer ulicy', alone: 'numer | dom' },
  addressStreetname: { says: 'nazwa ulicy' },
  addressLine1: { says: 'adres 1 | linia adresu 1 | wiersz adresu 1' },
  addressLine2: {
    says: `adres 2 | numer mieszkania | nr mieszkania | nr lokalu | numer lokalu | mieszkanie | linia adresu 2
      | apartament`,
  },
  addressLine3: { says: 'adres 3' },
  streetAddress: {
    says: `ulica i numer | ulica i nr | ulica i numer domu | adres zamieszkania | ulica, numer domu
      | ulica i nr domu | adres korespondencyjny | adres zameldowania | ulica, nr domu | ulicę i numer
      | ulicę i numer domu`,
  },
  streetOrAddress: { says: 'ulica | adres | ulicę', named: 'adres | ulica' },
  addressLookup: { says: 'wyszukaj adres' },
  postalCode: { says: 'kod pocztowy', named: 'kod pocztowy' },
  addressLevel3: { says: 'dzielnica' },
  addressLevel2: { says: 'miasto | miejscowość', named: 'miasto' },
  addressLevel1: { says: 'województwo | powiat', named: 'region | wojewodztwo' },
  country: {
    says: `kraj | państwo | kraj/region | kraj zamieszkania | wybierz kraj | wybierz swój kraj | kraj dostawy
      | kraj wysyłki`,
  },
  postalCodeAndCity: { says: 'kod pocztowy i miasto | kod i miejscowość | kod pocztowy i miejscowość' },
  location: {
    says: `lokalizacja | miejsce zamieszkania | obecna lokalizacja | gdzie mieszkasz | obecne miejsce zamieszkania
      | aktualna lokalizacja`,
  },
} satisfies Covered<Places>;
