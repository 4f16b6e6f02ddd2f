import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'stopień pokrewieństwa | pokrewieństwo | relacja',
  otherScript: 'alfabet łaciński | łacińskimi literami | po angielsku',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll:
    'najlepiej | najbardziej | ulubiony | ulubiona | ulubione | preferowany | preferowana | preferowane | wolisz | główny | główna | główne | tylko jeden | tylko jedną | tylko jedno',
  allThatApply: gap<'not met on a form'>(),
  applicant: `kandydat | o tobie | twoje dane | dane osobowe | dane kontaktowe | kandydatka | o mnie
    | twoje dane kontaktowe | informacje o kandydacie`,
  attachFile: `załącz | załącz plik | prześlij plik | wybierz plik | przeglądaj | dodaj plik | plik
    | nie wybrano pliku | nie wybrano żadnego pliku | brak pliku | prześlij pliki | wybierz pliki`,
  dropFile: 'upuść, przeciągnij … plik*, dokument*, tutaj',
  otherPerson: `udostępnij ofertę | znajomemu | znajomego | przyjaciela | dodaj komentarz | napisz opinię
    | kontakt w nagłych wypadkach | w nagłych wypadkach | referencje | opiekun prawny | polecony przez`,
  whoReferred: `osoby, osoba, pracownika, pracownik, znajomego, kto … polecając*, poleci*, rekomendując*, zarekomendował* | polecając*, rekomendując* … osoby, osoba, pracownika, pracownik`,
  recipient: 'odbiorca | odbiorcy',
  nominee: 'w imieniu | polecan* | drugiej osoby | innej osoby | kolegi | znajomego',
  ownership: gap<'said by the ending'>(),
  otherRoles: `przełożony | przełożonego | bezpośredni przełożony | małżonek | małżonka | opiekun
      | ojciec | ojca | matka | matki | dziecko | dziecka | dzieci | syna | córki | brata | siostry | mąż | męża
      | żona | żony | kolegi`,
  employer: 'pracodawca | pracodawcy',
  personHeadingFillers: `dane | kontakt | twój | twoje | twojego | o | i | obecny | obecnego | ostatni | ostatniego
    | poprzedni | poprzedniego | kontaktowe`,
  enterAgain: 'potwierdź | powtórz | ponownie',
  required: `pytanie wymagane | wymagane pytanie | wymagane | wymagany | wymagana | pole wymagane | to pole jest wymagane | obowiązkowe | pole obowiązkowe`,
  optional: 'opcjonalne | opcjonalnie | nieobowiązkowe',
  characters: 'znaków | znaki | znak',
  formParts: 'krok | strona | część | sekcja | pytanie',
  example: 'np | na przykład | przykład | przykładowo',
  answerPrompts: `twoja odpowiedź | odpowiedź | wpisz tutaj | wpisz odpowiedź | wpisz tekst | wpisz swoją odpowiedź | wprowadź tekst | tekst`,
  enterKey: 'enter | klawisz enter',
  referenceNumber: 'numer referencyjny | nr referencyjny | nr ref | numer ref | kod referencyjny',
  referenceWord: 'referencja',
  sectionHeadings: `przed wysłaniem | zanim wyślesz | o | tobie | ciebie | pani | pana | pan | państwa | twoje | twój | twoja | moje | mój | nas | i
    | lub | w | na | do | dla | z | gdzie | jak | co | możemy | skontaktować | kontakt | kontaktowe | kontaktowy | osobowe
    | osobowych | osobiste | dane | danych | informacje | szczegóły | podstawowe | ogólne | tożsamość | profil
    | dodatkowe informacje | kandydat | kandydata | aplikacja | aplikacji | zgłoszenie | formularz | krok | część | strona
    | sekcja | wymagane | opcjonalne | adres | adresy | adresowe | zamieszkania | zameldowania | mieszkasz | obecny
    | korespondencyjny | telefon | telefoniczny | telefonu | komórkowy | numer | e-mail | email | mail | cv | życiorys
    | urodzenia | data | obywatelstwo | narodowość
    | pytania | pytania dodatkowe | dodatkowe pytania
    | komunikacja`,
  unrelated: {
    says: `kod rabatowy | kod promocyjny | bon | karta podarunkowa | ilość | komentarz | uwagi | nazwa użytkownika
      | nip | piętro | budynek | klatka | fax | faks | pesel | regon | kod kuponu | typ telefonu | rodzaj telefonu | typ urządzenia`,
    named: 'fax | nip',
  },
  pageSearch: { says: 'szukaj | wyszukaj' },
  fileInProgress: `wgrywanie | przetwarzanie | ładowanie | proszę czekać | trwa przesyłanie | trwa przetwarzanie
    | analizowanie | trwa analiza | trwa ładowanie`,
  fileTaken: `pomyślnie | został przesłany | został wgrany | został dodany | plik przesłany | plik wgrany
    | przesłano plik | dodano plik | wgrano plik`,
  applicationParts: 'życiorys | list motywacyjny | twoja aplikacja | oczekiwania finansowe | wyślij aplikację',
  passwordNames: 'hasło',
  messageBox: 'temat | wiadomość | wiadomości | komentarz | recenzja | opinia | ocena',
} satisfies Covered<Forms>;
