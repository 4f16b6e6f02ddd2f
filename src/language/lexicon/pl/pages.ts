import type { Covered } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | prywatność | prywatności | zgoda | zgodę | danych osobowych | ciasteczka',
  consentAnswers: 'akceptuję | zaakceptuj | zgadzam się | akceptuj | odrzuć | przejdź do serwisu',
  login: 'zaloguj się | zaloguj | logowanie | zarejestruj się | rejestracja | załóż konto | utwórz konto',
  applicationReceived: `aplikacja została wysłana | zgłoszenie zostało wysłane | aplikacja wysłana | dziękujemy za aplikację | dziękujemy za zgłoszenie
    | dziękujemy za przesłanie`,
  notYet: 'gdy | po | kiedy | jeśli | zanim | nie | błąd | zostanie',
  challenge: `chwileczkę | potwierdź, że jesteś człowiekiem | nie jestem robotem | weryfikacja bezpieczeństwa | kontrola bezpieczeństwa
    | odmowa dostępu`,
  loading: 'ładowanie | wczytywanie | proszę czekać',
  nothingFound: 'brak wyników | brak ofert | nie znaleziono | nie znaleźliśmy | nie mamy ofert | brak ogłoszeń',
  rateLimit: 'zbyt wiele żądań | zbyt wiele zapytań | nietypowy ruch | nietypowa aktywność | spróbuj ponownie później',
} satisfies Covered<Pages>;
