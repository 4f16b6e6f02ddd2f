import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'anuluj | nie dziękuję | nie, dziękuję | nie teraz | później | wróć | wstecz | pomiń',
  close: 'zamknij',
  closedParts: 'to | okno | dialog | okno dialogowe | panel | filtr | filtry | menu | szczegóły',
  next: 'następna | następny | następne | dalej | następna strona | starsze wpisy | starsze posty',
  previous: 'poprzednia | poprzedni | wstecz | poprzednia strona',
  pagingFillers: 'strona | do | stronę | przejdź | wyniki | oferty',
  loadMore:
    'załaduj więcej | pokaż więcej ofert | więcej ofert | więcej wyników | wczytaj więcej | pokaż więcej wyników',
  showMore: 'pokaż więcej | zobacz więcej | więcej',
  plainSend: 'wyślij | prześlij',
  search: `szukaj | wyszukaj | wyszukiwanie | wyszukiwarka | znajdź | słowo kluczowe | słowa kluczowe | stanowisko | gdzie | lokalizacja
    | miasto | miejscowość | czego szukasz`,
  sort: 'sortuj | sortowanie | sortuj według | na stronę',
  view: 'zobacz | zobacz ofertę | szczegóły | pokaż | pokaż szczegóły | więcej | czytaj więcej | więcej informacji',
} satisfies Covered<Controls>;
