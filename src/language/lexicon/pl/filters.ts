import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filtr | filtry | filtrów | wszystkie filtry | filtrowanie | zawęź | kryteria',
    whole: 'filtruj',
  },
  choices: 'wyniki | wybór | zmiany | wyników',
  headingFillers: `wszystkie | więcej | inne | według | tylko | i | lub | sortuj | sortowanie | wyszukiwanie | wyniki | oferty
    | ofert | pracy | opcje | aktywne`,
  facets: `data | data publikacji | doświadczenie | poziom | rodzaj umowy | umowa | etat | wymiar pracy | wynagrodzenie | zarobki
    | praca zdalna | zdalnie | firma | branża | kategoria | odległość`,
  showResults: 'pokaż wyniki | zobacz wyniki | pokaż oferty | zastosuj filtry | gotowe | szukaj',
  applyChoices: {
    says: 'zastosuj',
  },
  reset: {
    whole: 'wyczyść | wyczyść wszystko | wyczyść filtry | resetuj | resetuj filtry | usuń filtry',
    alone: 'usuń filtr',
    first: 'usuń | skasuj',
  },
} satisfies Covered<Filters>;
