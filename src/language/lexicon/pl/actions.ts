import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `proszę | kliknij | kliknij tutaj | tutaj | tu | aby | teraz | już | dziś | online | tak | łatwo | szybko | bezpośrednio | krok
    | potem | i | chcę | za darmo`,
  ownThings: 'konto | profil | aplikację | powiadomienie | zapisane | subskrypcję',
  beforeObject: 'na | jako | dla',
  savedThings: 'zapisan*',
  reachOut: { first: 'umów rozmowę | zamów rozmowę | oddzwońcie do mnie' },
  agree: {
    first: `potwierdź | potwierdzam | zatwierdź | akceptuj | akceptuję | zaakceptuj | zaakceptuj wszystkie | przyjmij | przyjmij ofertę
      | zgadzam się | wyrażam zgodę | zgoda | podpisz | podpisuję`,
    last: 'potwierdź | zatwierdź | zaakceptuj | podpisz | akceptuję',
    url: 'potwierdz | zaakceptuj | akceptuj',
    switch: 'zgoda | regulamin',
  },
  delete: {
    first: `usuń | skasuj | wycofaj | ukryj | nie interesuje mnie | dezaktywuj | archiwizuj | odrzuć ofertę | zablokuj | zamknij konto
      | zamknij moje konto | zlikwiduj konto | anuluj aplikację | odrzuć | odwołaj | usuń konto`,
    last: 'usuń | ukryj | wycofaj',
    url: 'usun | skasuj | wycofaj | wycofaj aplikacje | dezaktywuj',
  },
  follow: {
    alone: 'lubię to',
    first: `obserwuj | subskrybuj | powiadom mnie | powiadamiaj | utwórz alert | włącz powiadomienia | zapisz się | otrzymuj oferty
      | utwórz powiadomienie | stwórz powiadomienie | włącz alert | włącz alerty | zezwól na powiadomienia | przestań obserwować
      | wypisz się | anuluj subskrypcję | zrezygnuj z subskrypcji | zaproś | nawiąż kontakt | dodaj kontakt | dołącz do grupy`,
    last: 'obserwuj | utwórz alert',
    url: 'utworz alert | wypisz sie | wypisz | subskrybuj | obserwuj',
    switch: 'powiadomienie | powiadomienia | powiadom | biuletyn',
  },
  apply: {
    alone: 'zainteresowany | zainteresowana | interesuje mnie | aplikacja',
    first: `aplikuj | aplikować | szybka aplikacja | szybko aplikuj | łatwa aplikacja | wyślij cv | wyślij aplikację | wyślij zgłoszenie
      | wyślij swoje cv | złóż aplikację | złóż podanie | prześlij aplikację | prześlij zgłoszenie | kontynuuj aplikowanie
      | rozpocznij aplikowanie | przejdź do aplikowania | potwierdź aplikację | potwierdź aplikowanie | oznacz jako zaaplikowano
      | jestem zainteresowany | jestem zainteresowana | wyraź zainteresowanie | zgłoś zainteresowanie | okaż zainteresowanie
      | zgłoś się | kandyduj`,
    last: 'aplikuj | aplikuj teraz | wyślij aplikację | wyślij cv',
    url: 'aplikuj | aplikacja | aplikowanie | wyslij cv | wyslij aplikacje | zloz aplikacje',
  },
  signIn: {
    alone: 'logowanie | moje konto',
    first: `zaloguj | zaloguj się | wyloguj | wyloguj się | kontynuuj z google | kontynuuj przez google | zresetuj hasło | resetuj hasło
      | zmień hasło | nie pamiętam hasła | zapomniałem hasła | przypomnij hasło`,
    last: 'zaloguj się',
    url: 'logowanie | zaloguj | zaloguj sie | wyloguj | wyloguj sie | wylogowanie | przypomnij haslo | reset hasla',
  },
  signUp: {
    alone: 'dołącz',
    first: `zarejestruj | zarejestruj się | rejestracja | załóż konto | utwórz konto | stwórz konto | załóż profil | utwórz profil
      | dołącz teraz`,
    last: 'zarejestruj się | załóż konto',
    url: 'rejestracja | zarejestruj | zarejestruj sie | zaloz konto',
  },
  save: {
    alone: 'przypnij',
    first: 'zapisz | zapamiętaj | dodaj do ulubionych | do ulubionych | zachowaj | przypnij | śledź ofertę',
    last: 'zapisz | do ulubionych',
    url: 'zapisz',
  },
  purchase: {
    whole: 'premium',
    first:
      'kup | zapłać | dodaj do koszyka | zamów | przejdź na premium | wypróbuj premium | wesprzyj | zarezerwuj | rezerwuj',
    url: 'koszyk | kup | zaplac | zamow',
  },
  send: {
    first: `wyślij | prześlij | udostępnij | zgłoś | skontaktuj się | poleć | opublikuj | złóż | złóż aplikację | nadaj | wiadomość
      | napisz wiadomość | wyślij wiadomość | odpowiedz | oceń | napisz opinię | dodaj opinię | wystaw opinię | głosuj | zagłosuj
      | komentuj | skomentuj | publikuj | dodaj ogłoszenie | poleć znajomemu | skontaktuj | kontakt z | przekaż`,
    last: 'wyślij | udostępnij',
    url: 'polec | polec znajomemu | wyslij | zglos | glosuj',
  },
  upload: {
    first: 'prześlij cv | dodaj cv | załącz | wgraj | wybierz plik | dodaj plik | dodaj załącznik',
    last: 'wgraj',
  },
  besideUrlActions: 'online | firma | konto | oferta | oferty | na',
  install: { first: 'pobierz aplikację | pobierz | zainstaluj | otwórz w aplikacji | otwórz aplikację' },
} satisfies Covered<Actions>;
