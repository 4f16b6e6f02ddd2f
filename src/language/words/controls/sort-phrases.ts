import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** Reordering rows, which leaves none out. */
const sortWords: Phrases = {
  en: 'sort | sort by | sorted by | order by | per page',
  de: 'sortieren | sortierung | sortieren nach | sortiert nach | pro seite',
  fr: 'trier | trier par | tri | classer par | par page',
  es: 'ordenar | ordenar por | orden | por página',
  it: 'ordina | ordina per | ordinamento | per pagina',
  nl: 'sorteren | sorteer | sorteer op | sortering | per pagina',
  pt: 'ordenar | ordenar por | ordenação | por página',
  cs: 'řadit | seřadit | řazení | seřadit podle | na stránku',
  pl: 'sortuj | sortowanie | sortuj według | na stronę',
};

const findSort = phraseFinder(sortWords);

/** Whether the words label a control that reorders rows. */
export function isSortControl(text: string): boolean {
  return findSort(foldText(text)) !== null;
}
