import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | prywatność | prywatności | zgoda | zgodę | danych osobowych | ciasteczka',
  consentAnswers: `akceptuję | zaakceptuj | zgadzam się | akceptuj | odrzuć | przejdź do serwisu | akceptuję wszystkie
    | akceptuj wszystkie | odrzuć wszystkie | zezwól na wszystkie | tylko niezbędne`,
  login: 'zaloguj się | zaloguj | logowanie | zarejestruj się | rejestracja | załóż konto | utwórz konto',
  applicationReceived: `aplikacja została wysłana | zgłoszenie zostało wysłane | aplikacja wysłana | dziękujemy za aplikację
    | dziękujemy za zgłoszenie | dziękujemy za przesłanie | aplikacja została przesłana | zgłoszenie wysłane | cv zostało wysłane
    | otrzymaliśmy twoją aplikację | otrzymaliśmy twoje zgłoszenie | dziękujemy za aplikowanie`,
  notYet: 'gdy | po | kiedy | jeśli | zanim | nie | błąd | zostanie',
  oneMoment: 'chwileczkę',
  challenge: `potwierdź, że jesteś człowiekiem | nie jestem robotem | weryfikacja bezpieczeństwa
    | kontrola bezpieczeństwa | odmowa dostępu | zweryfikuj, że jesteś człowiekiem | czy jesteś robotem | nie jesteś robotem
    | brak dostępu do strony`,
  loading: 'ładowanie | wczytywanie | proszę czekać | trwa ładowanie | ładuję | proszę chwilę poczekać',
  nothingFound: `brak wyników | brak ofert | nie znaleziono | nie znaleźliśmy | nie mamy ofert | brak ogłoszeń | nic nie znaleziono
    | brak ofert pracy | brak pasujących | nie ma ofert`,
  rateLimit: `zbyt wiele żądań | zbyt wiele zapytań | nietypowy ruch | nietypowa aktywność | spróbuj ponownie później
    | tymczasowo zablokowany | tymczasowo zablokowane | zbyt wiele prób`,
  jobsOf: {
    first:
      'praca w firmie | praca w | kariera w firmie | kariera w | pracuj w | oferty pracy w firmie | oferty pracy w',
    last: 'kariera',
    alone:
      'dołącz do nas | pracuj z nami | praca u nas | kariera u nas | dołącz do zespołu | dołącz do naszego zespołu',
  },
  boardMenu: 'dodaj ogłoszenie | dodaj ofertę | dla pracodawców | pracodawcy | dla pracodawcy',
  basket: 'koszyk | koszyk zakupów',
  careersSite: 'praca | kariera | oferty pracy | aktualne oferty pracy | rekrutacja',
  sitePart: 'strona | portal | sekcja | serwis | strefa',
  rightsReserved: `wszelkie prawa zastrzeżone | wszystkie prawa zastrzeżone`,
  madeBy: `realizacja | wykonanie | projekt i wykonanie | projekt i realizacja | strona wykonana przez
    | stworzone przez | wdrożenie | tworzenie stron`,
  aboutName: `o firmie | o`,
  menuEntry: `profil firmy | Strona główna | O nas | Kontakt | Informacje | Aktualności | Usługi | Produkty | Zespół | Galeria | Wydarzenia | Zaloguj | Szukaj | Adres | Godziny otwarcia | Pomoc | Dane kontaktowe`,
  postingId: `numer referencyjny | nr referencyjny | numer ref | nr ref | numer ogłoszenia | nr ogłoszenia | numer oferty
    | nr oferty | id oferty`,
  boardName: 'praca* | *praca | pracuj*',
} satisfies Covered<Pages>;
