import type { Phrases } from '@/language/match/phrases';

/** Filtering a list: near these, words for applying, saving or deleting concern the filters. */
export const filterPhrases: Phrases = {
  en: 'filter | filters | refine | refinements | narrow | criteria',
  de: 'filter | filtern | filtere | eingrenzen | verfeinern | filtereinstellungen | suchfilter',
  fr: 'filtre | filtres | filtrer | affiner | critères',
  es: 'filtro | filtros | filtrar | refinar | criterios | afinar',
  it: 'filtro | filtri | filtra | affina | criteri | raffina',
  nl: 'filter | filters | filteren | verfijn | verfijnen',
  pt: 'filtro | filtros | filtrar | refinar | critérios',
  cs: 'filtr | filtry | filtrovat | upřesnit | zpřesnit',
  pl: 'filtr | filtry | filtruj | filtrów | filtrowanie | zawęź | kryteria',
};

/** Words for a choice of filters or its results: "Apply (24 results)", "Auswahl löschen". */
export const choicePhrases: Phrases = {
  en: 'results | selection | selections | choices | all selected | changes',
  de: 'ergebnisse | treffer | auswahl | änderungen | eingaben',
  fr: 'résultats | sélection | choix | la recherche',
  es: 'resultados | selección | cambios | búsqueda',
  it: 'risultati | selezione | modifiche',
  nl: 'resultaten | selectie | wijzigingen | keuze',
  pt: 'resultados | seleção | selecção | alterações | busca',
  cs: 'výsledky | výběr | změny',
  pl: 'wyniki | wybór | zmiany | wyników',
};
