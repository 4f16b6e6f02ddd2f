import type { Phrases } from './phrases';

/** The order in which rows stand. */
export const sortPhrases: Phrases = {
  en: 'sort | sort by | sorted by | order by | sorting | sort order',
  de: 'sortieren | sortieren nach | sortierung | sortiert nach | reihenfolge',
  fr: 'trier | trier par | tri | classer par',
  es: 'ordenar | ordenar por | orden',
  it: 'ordina | ordina per | ordinamento',
  nl: 'sorteren | sorteer | sorteer op | sorteren op | sortering',
  pt: 'ordenar | ordenar por | classificar por | ordenação',
  cs: 'řadit | řadit podle | seřadit | řazení',
  pl: 'sortuj | sortuj według | sortowanie | sortuj wg',
};
