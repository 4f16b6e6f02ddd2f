import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `zgadzam się | zgadzasz się | wyrażam zgodę | wyrażasz zgodę | wyraża pan zgodę | wyraża pani zgodę | wyrażam | akceptuję
    | akceptujesz | zgoda | zgodę | przyjmuję`,
  honeypot: { says: 'nie wypełniaj | zostaw puste | pozostaw puste | pozostaw to pole puste | zostaw to pole puste' },
  captcha: { says: 'przepisz | przepisz znaki | przepisz kod z obrazka | nie jestem robotem | pytanie kontrolne' },
  secret: {
    says: 'hasło | kod weryfikacyjny | hasło jednorazowe | kod jednorazowy | powtórz hasło | potwierdź hasło | kod wysłany | otrzymany kod | kod który wysłaliśmy',
    named: 'haslo',
  },
  identityNumber: {
    says: `pesel | numer pesel | numer dowodu | numer dowodu osobistego | numer paszportu | seria i numer dowodu | numer prawa jazdy`,
    named: 'pesel',
  },
  attestation: {
    says: `oświadczam | zaświadczam | zgodne z prawdą | niniejszym oświadczam | potwierdzam, że | prawdziwość danych
    | prawdziwe i kompletne | pod odpowiedzialnością karną | bez pomocy sztucznej inteligencji`,
  },
  signature: { says: 'podpis | podpis elektroniczny | podpisz | czytelny podpis | inicjały', named: 'podpis' },
  consentToFuture: {
    says: `przyszłych rekrutacji | przyszłe rekrutacje | przyszłych procesach | przyszłych rekrutacjach | przyszłych procesów
    | baza kandydatów | bazie kandydatów | inne stanowiska | innych rekrutacjach`,
  },
  marketing: {
    says: `newsletter | oferty marketingowe | informacje handlowe | marketing | informacji handlowych | treści marketingowe
    | powiadomienia o ofertach | alert pracy | otrzymywać oferty`,
  },
  consent: {
    says: `zgadzam się | wyrażam zgodę | akceptuję | polityka prywatności | polityką prywatności | politykę prywatności
    | przetwarzanie danych | przetwarzanie moich danych | danych osobowych | dane osobowe | rodo | regulamin | regulaminu
    | zapoznałem się | zapoznałam się | klauzula informacyjna`,
  },
  cookie: { says: 'pliki cookie | pliki cookies | niezbędne' },
  payment: {
    says: `numer karty | posiadacz karty | data ważności | kod bezpieczeństwa | imię i nazwisko na karcie | numer konta | ważna do
    | karta kredytowa | karta płatnicza | numer rachunku | rachunek bankowy | właściciel konta`,
  },
  bindingWords: `podpis | podpisem | podpisać | podpisuję | podpisz | podpisany | podpisana | wiążący | wiążące | wiążąca | prawnie wiążące
    | oświadczam | oświadczenie | akceptuję`,
} satisfies Covered<Never>;
