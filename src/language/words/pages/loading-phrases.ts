import type { Phrases } from '@/language/match/phrases';

/** Shown where content is still to come. */
export const loadingPhrases: Phrases = {
  en: 'loading | please wait | one moment | fetching',
  de: 'wird geladen | werden geladen | lädt | laden | bitte warten | einen moment',
  fr: 'chargement | chargement en cours | veuillez patienter',
  es: 'cargando | espere por favor | por favor espera',
  it: 'caricamento | caricamento in corso | attendere',
  nl: 'laden | bezig met laden | even geduld',
  pt: 'carregando | a carregar | aguarde',
  cs: 'načítání | načítá se | načítáme | moment prosím',
  pl: 'ładowanie | wczytywanie | proszę czekać',
};
