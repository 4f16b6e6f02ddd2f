import type { Covered } from '../topics/concept';
import type { Forms } from '../topics/forms';

export const forms = {
  applicant: 'kandydat | o tobie | twoje dane | dane osobowe | dane kontaktowe',
  attachFile: 'załącz | załącz plik | prześlij plik | wybierz plik | przeglądaj | dodaj plik | plik',
  otherPerson: `udostępnij ofertę | znajomemu | znajomego | przyjaciela | dodaj komentarz | napisz opinię | kontakt w nagłych wypadkach
    | w nagłych wypadkach | referencje | opiekun prawny | polecony przez`,
  recipient: 'odbiorca | odbiorcy',
  otherRoles: 'przełożony',
  employer: 'pracodawca',
  personHeadingFillers: 'dane | kontakt',
  enterAgain: 'potwierdź | powtórz | ponownie',
  required: 'wymagane | wymagany',
  sectionHeadings: `o | tobie | ciebie | pani | pana | pan | państwa | twoje | twój | twoja | moje | mój | nas | i | lub | w | na | do | dla | z
    | gdzie | jak | co | możemy | skontaktować | kontakt | kontaktowe | kontaktowy | osobowe | osobowych | osobiste | dane | danych
    | informacje | szczegóły | podstawowe | ogólne | tożsamość | profil | dodatkowe informacje | kandydat | kandydata | aplikacja
    | aplikacji | zgłoszenie | formularz | krok | część | strona | sekcja | wymagane | opcjonalne | adres | adresy | adresowe
    | zamieszkania | zameldowania | mieszkasz | obecny | korespondencyjny | telefon | telefoniczny | telefonu | komórkowy | numer
    | e-mail | email | mail | cv | życiorys | urodzenia | data | obywatelstwo | narodowość`,
  unrelated: {
    says: `kod rabatowy | kod promocyjny | bon | karta podarunkowa | ilość | komentarz | uwagi | nazwa użytkownika | nip | piętro
      | budynek | klatka | fax | faks | pesel | regon | kod kuponu`,
    named: 'fax | nip',
  },
  pageSearch: { says: 'szukaj | wyszukaj' },
  fileInProgress: 'wgrywanie | przetwarzanie | ładowanie | proszę czekać',
  applicationParts: 'życiorys | list motywacyjny | twoja aplikacja | oczekiwania finansowe | wyślij aplikację',
  passwordNames: 'hasło',
  messageBox: 'temat | wiadomość | wiadomości | komentarz | recenzja | opinia | ocena',
  nextStep: 'dalej | następny | następny krok | zapisz i kontynuuj | przejdź dalej',
  onward: 'kontynuuj',
  finalSend: 'wyślij | aplikuj | zakończ | prześlij | złóż | potwierdź',
} satisfies Covered<Forms>;
