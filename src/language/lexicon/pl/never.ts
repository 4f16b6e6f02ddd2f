import type { Covered } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'zgadzam się | zgadzasz się | wyrażam zgodę | wyrażasz zgodę | akceptuję | akceptujesz | zgoda',
  honeypot: { says: 'nie wypełniaj | zostaw puste | pozostaw puste' },
  captcha: { says: 'przepisz' },
  secret: { says: 'hasło | kod weryfikacyjny' },
  identityNumber: { says: 'pesel | numer dowodu | numer paszportu', named: 'pesel' },
  attestation: { says: 'oświadczam | zaświadczam | zgodne z prawdą' },
  signature: { says: 'podpis' },
  consentToFuture: { says: 'przyszłych rekrutacji | przyszłe rekrutacje | przyszłych procesach' },
  marketing: { says: 'newsletter | oferty marketingowe | informacje handlowe | marketing' },
  consent: {
    says: `zgadzam się | wyrażam zgodę | akceptuję | polityka prywatności | przetwarzanie danych | danych osobowych | rodo | regulamin`,
  },
  cookie: { says: 'pliki cookie | niezbędne' },
  payment: {
    says: `numer karty | posiadacz karty | data ważności | kod bezpieczeństwa | imię i nazwisko na karcie | numer konta | ważna do`,
  },
  bindingWords: 'podpis | podpisać | podpisuję | wiążący | wiążące | oświadczam | oświadczenie | akceptuję',
} satisfies Covered<Never>;
