import type { Covered } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'dwa | dwie | dwóch',
  three: 'trzy',
  four: 'cztery',
  five: 'pięć',
  six: 'sześć',
  seven: 'siedem',
  eight: 'osiem',
  nine: 'dziewięć',
  ten: 'dziesięć',
  eleven: 'jedenaście',
  twelve: 'dwanaście',
  thirteen: 'trzynaście',
  fourteen: 'czternaście',
  fifteen: 'piętnaście',
  sixteen: 'szesnaście',
  seventeen: 'siedemnaście',
  eighteen: 'osiemnaście',
  nineteen: 'dziewiętnaście',
  twenty: 'dwadzieścia',
  amounts: `trzydzieści | czterdzieści | pięćdziesiąt | sześćdziesiąt | siedemdziesiąt | osiemdziesiąt | dziewięćdziesiąt | setki | tysiąc
    | tysiące | tysięcy | milion | miliony | milionów | miliard | dziesiątki | dekada | dekady`,
} satisfies Covered<Numbers>;
