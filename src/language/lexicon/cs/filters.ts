import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filtr | filtry | všechny filtry | upřesnit | zpřesnit',
    whole: 'filtrovat',
  },
  choices: 'výsledky | výběr | změny',
  headingFillers: `všechny | další | více | podle | jen | pouze | a | nebo | řadit | řazení | hledání | vyhledávání | výsledky
    | nabídky | práce | možnosti | aktivní`,
  facets: `datum | zkušenosti | úvazek | typ úvazku | smlouva | plat | mzda | práce z domova | firma | obor | vzdálenost | vzdělání`,
  showResults: 'zobrazit výsledky | zobrazit nabídky | použít filtry | hotovo | hledat',
  applyChoices: {
    says: 'použít',
  },
  reset: {
    whole: 'vymazat filtry | zrušit filtry | resetovat | resetovat filtry',
    alone: 'zrušit filtr',
    says: 'vymazat | zrušit vše | obnovit',
    first: 'odebrat | odstranit | zrušit',
  },
} satisfies Covered<Filters>;
