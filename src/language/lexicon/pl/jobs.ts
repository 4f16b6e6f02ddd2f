import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'pełny etat | część etatu | zdalnie | praca zdalna | hybrydowo | temu | umowa o pracę | zł',
  nouns: 'praca | pracy | oferta | oferty | ofert | kariera | stanowisko | stanowiska | wakaty',
  manyNouns: 'oferty | ofert | oferty pracy',
  applyOnPosting: 'aplikuj | aplikuj teraz | aplikuj szybko | wyślij cv | złóż podanie',
  sectionHeadlines: `obowiązki | zakres obowiązków | wymagania | oferujemy | nasze wymagania | twój zakres obowiązków | opis stanowiska`,
  roles: `programista | inżynier | kierownik | specjalista | specjalistka | asystent | sprzedawca | kierowca | magazynier | księgowa
    | doradca | pracownik | operator | stażysta | technik | kucharz | konsultant`,
  keywordField: 'szukaj | wyszukaj | słowo kluczowe | słowa kluczowe | stanowisko | zawód | co',
  placeField: 'gdzie | miejsce | miasto | lokalizacja | miejscowość | województwo',
} satisfies Covered<Jobs>;
