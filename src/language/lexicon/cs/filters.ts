import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filtr | filtry | filtrovat | upřesnit | zpřesnit',
  choices: 'výsledky | výběr | změny',
  headingFillers: `všechny | další | více | podle | jen | pouze | a | nebo | řadit | řazení | hledání | vyhledávání | výsledky | nabídky | práce
    | možnosti | aktivní`,
  openFilters: 'filtr | filtry | filtrovat | všechny filtry | upřesnit | zpřesnit',
  facets: `datum | zkušenosti | úvazek | typ úvazku | smlouva | plat | mzda | práce z domova | firma | obor | vzdálenost | vzdělání`,
  showResults: 'zobrazit výsledky | zobrazit nabídky | použít | použít filtry | hotovo | hledat',
  reset: 'vymazat | zrušit filtry | vymazat filtry | obnovit | zrušit vše',
  applyChoices: 'použít',
  removeChoice: 'odebrat | odstranit | zrušit | zrušit filtr',
} satisfies Covered<Filters>;
