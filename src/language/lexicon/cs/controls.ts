import { type Covered, gap } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'zrušit | ne děkuji | ne, děkuji | teď ne | později | přeskočit',
  back: 'zpět',
  close: 'zavřít',
  closedParts: 'toto | okno | dialog | dialogové okno | panel | filtr | filtry | menu | nabídku | detail',
  next: `další | následující | další stránka | další strana | starší příspěvky | další stránku
    | následující stránku | následující stránka`,
  previous: 'předchozí | předešlá | předchozí stránka | předchozí stránku | předchozí strana',
  page: 'strana | stránka',
  pagingFillers: 'na | stránku | výsledky | nabídky | jít na | přejít na',
  loadMore: 'načíst další | další nabídky | zobrazit další nabídky | načíst více | více nabídek | další pozice',
  moreOf: 'načíst další | načíst více | zobrazit další | zobrazit více',
  moreAround: gap<'puts the verb first'>(),
  moreByNumber: 'zobrazit, načíst … více, další, dalších',
  results: 'výsledky | výsledků',
  showMore: 'zobrazit více | zobrazit další | více',
  showAll: 'zobrazit vše | zobrazit všechny | zobrazit všechny pozice | zobrazit všechny nabídky | ukázat vše',
  plainSend: 'odeslat',
  search: {
    says: 'hledat | hledání | vyhledat | vyhledávání | najít | klíčová slova | kde | lokalita | město',
  },
  sort: 'řadit | seřadit | řazení | seřadit podle | na stránku',
  view: 'zobrazit | detail | detaily | zobrazit detail | více | více informací | zobrazit nabídku | číst dál',
} satisfies Covered<Controls>;
