import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** Filtering itself: labels of controls that open filters. */
const filterWords: Phrases = {
  en: 'filter | filters | all filters | more filters | refine | refine results | narrow | facets',
  de: 'filter | filtern | alle filter | weitere filter | verfeinern | eingrenzen | suche anpassen',
  fr: 'filtre | filtres | filtrer | tous les filtres | affiner | plus de filtres',
  es: 'filtro | filtros | filtrar | todos los filtros | refinar | más filtros',
  it: 'filtro | filtri | filtra | tutti i filtri | affina',
  nl: 'filter | filters | filteren | alle filters | verfijnen | verfijn',
  pt: 'filtro | filtros | filtrar | todos os filtros | refinar | mais filtros',
  cs: 'filtr | filtry | filtrovat | všechny filtry | upřesnit | zpřesnit',
  pl: 'filtr | filtry | filtruj | filtrowanie | wszystkie filtry | zawęź',
};

/** What jobs are filtered by. */
export const filterNamePhrases: Phrases = {
  en: `date posted | posted | experience | experience level | seniority | job type | employment type | contract type | contract | salary
    | pay | remote | workplace | workplace type | work type | company | industry | category | distance | radius | department | level | schedule
    | working hours | easy apply | skills | language | education`,
  de: `datum | veröffentlicht | erscheinungsdatum | erfahrung | berufserfahrung | karrierestufe | anstellungsart | beschäftigungsart
    | arbeitszeit | vertragsart | gehalt | homeoffice | home-office | arbeitsort | arbeitsmodell | unternehmen | branche | kategorie | umkreis
    | abteilung | berufsfeld | vollzeit | teilzeit | sprache`,
  fr: `date de publication | expérience | niveau | type d'emploi | type de contrat | contrat | salaire | télétravail | entreprise
    | secteur | catégorie | distance | rayon | temps de travail | métier`,
  es: `fecha | fecha de publicación | experiencia | nivel | tipo de empleo | tipo de contrato | contrato | jornada | salario | teletrabajo
    | remoto | empresa | sector | categoría | distancia`,
  it: `data | data di pubblicazione | esperienza | livello | tipo di impiego | contratto | tipo di contratto | orario | stipendio
    | retribuzione | da remoto | azienda | settore | categoria | distanza`,
  nl: `datum | plaatsingsdatum | ervaring | ervaringsniveau | dienstverband | soort baan | contract | uren | salaris | thuiswerken
    | bedrijf | branche | vakgebied | afstand | opleiding`,
  pt: `data | data de publicação | experiência | nível | tipo de vaga | tipo de emprego | contrato | salário | remoto | empresa | setor
    | categoria | distância | jornada`,
  cs: `datum | zkušenosti | úvazek | typ úvazku | smlouva | plat | mzda | práce z domova | firma | obor | vzdálenost | vzdělání`,
  pl: `data | data publikacji | doświadczenie | poziom | rodzaj umowy | umowa | etat | wymiar pracy | wynagrodzenie | zarobki
    | praca zdalna | zdalnie | firma | branża | kategoria | odległość`,
};

/** Controls that apply choices or show the results. */
const showResultsWords: Phrases = {
  en: `show results | show jobs | view results | view jobs | see results | see jobs | apply filter | apply filters | filter results | update results
    | done | search`,
  de: `ergebnisse anzeigen | ergebnisse | treffer anzeigen | jobs anzeigen | stellen anzeigen | anzeigen | filter anwenden | anwenden
    | übernehmen | fertig | suchen`,
  fr: `afficher les résultats | voir les résultats | afficher les offres | voir les offres | appliquer | appliquer les filtres | valider
    | terminé | rechercher`,
  es: 'mostrar resultados | ver resultados | ver ofertas | ver empleos | aplicar filtros | hecho | listo | buscar',
  it: 'mostra risultati | vedi risultati | mostra offerte | applica | applica filtri | fatto | cerca',
  nl: 'toon resultaten | bekijk resultaten | resultaten tonen | toon vacatures | toepassen | filters toepassen | gereed | klaar | zoeken',
  pt: 'mostrar resultados | ver resultados | ver vagas | mostrar vagas | aplicar filtros | concluído | pronto | buscar | pesquisar',
  cs: 'zobrazit výsledky | zobrazit nabídky | použít | použít filtry | hotovo | hledat',
  pl: 'pokaż wyniki | zobacz wyniki | pokaż oferty | zastosuj | zastosuj filtry | gotowe | szukaj',
};

/** Controls that undo choices. */
const resetWords: Phrases = {
  en: 'reset | clear | clear all | clear filters | reset filters | remove filters | remove all',
  de: 'zurücksetzen | alle zurücksetzen | löschen | alle löschen | filter löschen | filter entfernen',
  fr: 'réinitialiser | effacer | tout effacer | effacer les filtres | supprimer les filtres',
  es: 'restablecer | borrar | borrar todo | borrar filtros | limpiar | limpiar filtros | quitar filtros',
  it: 'reimposta | azzera | cancella | cancella tutto | cancella filtri | rimuovi filtri',
  nl: 'wissen | alles wissen | filters wissen | herstellen | resetten | filters verwijderen',
  pt: 'redefinir | limpar | limpar tudo | limpar filtros | remover filtros',
  cs: 'vymazat | zrušit filtry | vymazat filtry | obnovit | zrušit vše',
  pl: 'wyczyść | wyczyść wszystko | wyczyść filtry | resetuj | usuń filtry',
};

const findFilter = phraseFinder(filterWords);
const findFacet = phraseFinder(filterNamePhrases);
const findShowResults = phraseFinder(showResultsWords);
const findReset = phraseFinder(resetWords);

/** Whether the words are about filtering: "All filters", "Filter (2)". */
export function isFiltersControl(text: string): boolean {
  return findFilter(foldText(text)) !== null;
}

/** Whether the words name something jobs are filtered by: "Date posted". */
export function isFilterName(text: string): boolean {
  return findFacet(foldText(text)) !== null;
}

/** Whether the words label a control that applies filters: "Show 244 results", "Done". */
export function isShowResultsControl(text: string): boolean {
  return findShowResults(foldText(text).replace(/(?:(?<!\s)\s+)?[\d.,'+()]+\s*/g, ' ')) !== null;
}

/** Whether the words label a control that undoes choices: "Clear all". */
export function isResetControl(text: string): boolean {
  return findReset(foldText(text)) !== null;
}

/** The same for a name that says nothing else: one that clears all, not one choice. */
export function isOnlyResetControl(text: string): boolean {
  const folded = foldText(text);
  return findReset(folded) === folded;
}
