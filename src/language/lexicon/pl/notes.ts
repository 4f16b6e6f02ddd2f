import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'proszę | prosimy | najpierw',
  fillIn: `wypełnij | wypełnić | uzupełnij | uzupełnić | odpowiedz | podaj | wpisz | sprawdź | wybierz | dodaj`,
  filledIn: `pola | pole | formularz | sekcję | stronę | dane | pytania | informacje | pola obowiązkowe | pola wymagane |
    pola poniżej | dane osobowe`,
  which: `wszystkie | te | tę | ten | swoje | twoje | wymagane | obowiązkowe | następujące | poniższe | brakujące | na`,
  joins: 'i | a następnie | następnie | potem | i następnie | zanim | przed | aby',
  press: 'kliknij | naciśnij | wciśnij | wybierz | użyj',
  button: 'przycisk | przycisku | przyciski',
  goesOn: `aby kontynuować | aby przejść dalej | by kontynuować | żeby kontynuować | aby przejść do następnego kroku | aby
    przejść do kolejnego kroku | aby przejść do następnej strony | aby przejść na następną stronę | aby zapisać
    postępy | aby zapisać odpowiedzi | gdy będziesz gotowy | kiedy skończysz | gdy skończysz | na dole strony | na
    dole każdej strony`,
  notSent: `nic nie jest wysyłane | nic nie zostanie wysłane | nic nie zostaje wysłane | twoja aplikacja nie zostanie
    wysłana | aplikacja nie zostanie wysłana | twoje dane nie zostaną wysłane`,
  untilEnd: `przed ostatnim krokiem | przed ostatnim etapem | przed ostatnią stroną | przed końcem | do ostatniego kroku | aż
    do ostatniego kroku`,
  isSent: `twoja aplikacja zostanie wysłana | aplikacja zostanie wysłana | aplikacja jest wysyłana | twoje dane zostaną
    wysłane | dane zostaną wysłane`,
  onlyAtEnd: `dopiero na końcu | dopiero w ostatnim kroku | dopiero na ostatnim etapie | dopiero na ostatniej stronie`,
  youCan: 'możesz | będziesz mógł | będziesz mogła | można',
  beforeSending: `przed wysłaniem | przed wysłaniem aplikacji | przed wysłaniem zgłoszenia | zanim wyślesz | zanim wyślesz
    aplikację`,
} satisfies Covered<Notes>;
