import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filtr | filtry | filtruj | filtrów | filtrowanie | zawęź | kryteria',
  choices: 'wyniki | wybór | zmiany | wyników',
  headingFillers: `wszystkie | więcej | inne | według | tylko | i | lub | sortuj | sortowanie | wyszukiwanie | wyniki | oferty | ofert | pracy
    | opcje | aktywne`,
  openFilters: 'filtr | filtry | filtruj | filtrowanie | wszystkie filtry | zawęź',
  facets: `data | data publikacji | doświadczenie | poziom | rodzaj umowy | umowa | etat | wymiar pracy | wynagrodzenie | zarobki
    | praca zdalna | zdalnie | firma | branża | kategoria | odległość`,
  showResults: 'pokaż wyniki | zobacz wyniki | pokaż oferty | zastosuj | zastosuj filtry | gotowe | szukaj',
  reset: 'wyczyść | wyczyść wszystko | wyczyść filtry | resetuj | usuń filtry',
  applyChoices: 'zastosuj',
  removeChoice: 'usuń | usuń filtr | wyczyść | skasuj',
} satisfies Covered<Filters>;
