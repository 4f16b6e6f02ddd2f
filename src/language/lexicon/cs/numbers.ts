import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'dva | dvě | dvou',
  three: 'tři',
  four: 'čtyři',
  five: gap<'without its accent it is an English word'>(),
  six: 'šest',
  seven: 'sedm',
  eight: 'osm',
  nine: 'devět',
  ten: 'deset',
  eleven: 'jedenáct',
  twelve: 'dvanáct',
  thirteen: 'třináct',
  fourteen: 'čtrnáct',
  fifteen: 'patnáct',
  sixteen: 'šestnáct',
  seventeen: 'sedmnáct',
  eighteen: 'osmnáct',
  nineteen: 'devatenáct',
  twenty: 'dvacet',
  amounts: `třicet | čtyřicet | padesát | šedesát | sedmdesát | osmdesát | devadesát | stovky | tisíc | tisíce | milion | milionů
    | miliarda | desítky | desetiletí`,
} satisfies Covered<Numbers>;
