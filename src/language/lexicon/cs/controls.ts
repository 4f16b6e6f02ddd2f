import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'zrušit | ne děkuji | ne, děkuji | teď ne | později | zpět | přeskočit',
  close: 'zavřít',
  closedParts: 'toto | okno | dialog | dialogové okno | panel | filtr | filtry | menu | nabídku | detail',
  next: 'další | následující | další stránka | další strana | starší příspěvky',
  previous: 'předchozí | předešlá | zpět',
  pagingFillers: 'stránka | strana | na | stránku | výsledky | nabídky',
  loadMore: 'načíst další | další nabídky | zobrazit další nabídky | načíst více | více nabídek | další pozice',
  showMore: 'zobrazit více | zobrazit další | více',
  plainSend: 'odeslat',
  search: `hledat | hledání | vyhledat | vyhledávání | najít | klíčové slovo | klíčová slova | profese | pozice | kde | lokalita | město
    | co`,
  sort: 'řadit | seřadit | řazení | seřadit podle | na stránku',
  view: 'zobrazit | detail | detaily | zobrazit detail | více | více informací | zobrazit nabídku | číst dál',
} satisfies Covered<Controls>;
