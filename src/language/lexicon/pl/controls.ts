import { type Covered, gap } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'anuluj | nie dziękuję | nie, dziękuję | nie teraz | później | pomiń',
  back: 'wróć | wstecz',
  close: 'zamknij',
  closedParts: 'to | okno | dialog | okno dialogowe | panel | filtr | filtry | menu | szczegóły',
  next: `następna | następny | następne | dalej | następna strona | starsze wpisy | starsze posty
    | następnej strony | następną stronę`,
  previous: 'poprzednia | poprzedni | poprzednia strona | poprzedniej strony | poprzednią stronę',
  page: 'strona',
  pagingFillers: 'do | stronę | przejdź | wyniki | oferty',
  loadMore: `załaduj więcej | pokaż więcej ofert | więcej ofert | więcej wyników | wczytaj więcej | pokaż więcej wyników`,
  moreOf: `załaduj więcej | wczytaj więcej | pokaż więcej | zobacz więcej | załaduj kolejne | pokaż kolejne | zobacz kolejne
    | pokaż następne | załaduj następne`,
  moreAround: gap<'puts the verb first'>(),
  moreByNumber: 'pokaż, zobacz, załaduj, wczytaj … więcej, kolejne, kolejnych, następne, następnych',
  results: 'wyników | wyniki',
  showMore: 'pokaż więcej | zobacz więcej | więcej',
  showAll:
    'pokaż wszystko | pokaż wszystkie | zobacz wszystkie | wyświetl wszystkie | pokaż wszystkie oferty | zobacz wszystkie oferty',
  plainSend: 'wyślij | prześlij',
  search: {
    says: `szukaj | wyszukaj | wyszukiwanie | wyszukiwarka | znajdź | gdzie | lokalizacja | miasto | miejscowość | czego szukasz`,
  },
  sort: 'sortuj | sortowanie | sortuj według | na stronę',
  view: 'zobacz | zobacz ofertę | szczegóły | pokaż | pokaż szczegóły | więcej | czytaj więcej | więcej informacji',
} satisfies Covered<Controls>;
