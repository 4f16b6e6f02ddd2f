import { foldControlName } from '@/language/fold/fold-control-name';
import { nameWordTest } from '@/language/match/name-word-test';
import { type Phrases, phraseAlternation } from '@/language/match/phrases';
import { filterPhrases } from './filter-choice-words';
import { filterNamePhrases } from './filter-phrases';

/** Words that may accompany it in a filter heading: a job title ("Filter Technician") has others. */
const besidePhrases: Phrases = {
  en: `all | more | other | active | applied | selected | current | advanced | quick | your | my | the | by | only | and | or | sort | search
    | job | jobs | result | results | offers | vacancies | positions | openings | list | down | options | settings`,
  de: `alle | alles | weitere | mehr | aktive | ausgewählte | erweiterte | deine | ihre | meine | den | der | die | das | nach | nur | und | oder
    | sortieren | sortierung | suche | suchergebnisse | ergebnisse | treffer | job | jobs | stellen | stellenangebote | angebote | liste
    | optionen | einstellungen`,
  fr: `tous | toutes | plus | de | des | d | l | la | le | les | vos | votre | mes | ma | par | seulement | et | ou | trier | tri | recherche
    | résultats | offres | emploi | emplois | liste | options | actifs | avancés`,
  es: `todos | todas | los | las | la | el | de | más | por | solo | y | o | ordenar | búsqueda | tu | tus | mis | resultados | ofertas | empleo
    | empleos | vacantes | opciones | activos | avanzados`,
  it: `tutti | tutte | gli | le | i | la | di | più | per | solo | e | o | ordina | ricerca | tua | tuoi | risultati | offerte | lavoro
    | annunci | opzioni | attivi | avanzati`,
  nl: `alle | meer | andere | actieve | geselecteerde | jouw | je | uw | de | het | op | alleen | en | of | sorteren | sorteer | zoeken
    | zoekopdracht | zoekresultaten | resultaten | vacatures | banen | opties`,
  pt: `todos | todas | os | as | a | de | da | mais | por | só | apenas | e | ou | ordenar | pesquisa | busca | sua | seus | resultados | vagas
    | empregos | ofertas | opções | ativos | avançados`,
  cs: `všechny | další | více | podle | jen | pouze | a | nebo | řadit | řazení | hledání | vyhledávání | výsledky | nabídky | práce | možnosti
    | aktivní`,
  pl: `wszystkie | więcej | inne | według | tylko | i | lub | sortuj | sortowanie | wyszukiwanie | wyniki | oferty | ofert | pracy | opcje
    | aktywne`,
};

const speaksOfFilters = nameWordTest({ anywhere: filterPhrases });
const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([filterPhrases, filterNamePhrases, besidePhrases])})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** True for the heading or name of a filter form or dialog: it is about filtering and nothing else. */
export function isAboutFilters(text: string): boolean {
  const words = foldControlName(text);
  return speaksOfFilters(words) && !/\p{L}/u.test(words.replace(known, ''));
}

/** True for text that mentions filters. */
export function mentionsFilters(text: string): boolean {
  return speaksOfFilters(foldControlName(text));
}
