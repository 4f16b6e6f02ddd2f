import type { Phrases } from '../phrases';

/** Filtering a list: beside these, words for applying, saving or deleting mean the choice of filters. */
export const filterPhrases: Phrases = {
  en: 'filter | filters | refine | refinements | narrow | sort | sort by | criteria',
  de: 'filter | filtern | filtere | sortieren | sortierung | eingrenzen | verfeinern | filtereinstellungen | suchfilter',
  fr: 'filtre | filtres | filtrer | affiner | trier | critères',
  es: 'filtro | filtros | filtrar | refinar | ordenar | criterios | afinar',
  it: 'filtro | filtri | filtra | affina | ordina | criteri | raffina',
  nl: 'filter | filters | filteren | verfijn | verfijnen | sorteren | sorteer',
  pt: 'filtro | filtros | filtrar | refinar | ordenar | critérios',
  cs: 'filtr | filtry | filtrovat | upřesnit | řadit | zpřesnit',
  pl: 'filtr | filtry | filtruj | filtrów | filtrowanie | sortuj | zawęź | kryteria',
};

/** What a choice of filters leads to or is called: "Apply (24 results)", "Auswahl löschen". */
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
