import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: gap<'to is also an English word'>(),
  three: 'tre',
  four: gap<'fire is also an English word'>(),
  five: 'fem',
  six: 'seks',
  seven: 'syv',
  eight: 'otte',
  nine: gap<'ni is also French for "nor"'>(),
  ten: gap<'ti is also Italian for "you"'>(),
  eleven: 'elleve',
  twelve: 'tolv',
  thirteen: 'tretten',
  fourteen: 'fjorten',
  fifteen: 'femten',
  sixteen: 'seksten',
  seventeen: 'sytten',
  eighteen: 'atten',
  nineteen: 'nitten',
  twenty: 'tyve',
  amounts: `tredive | fyrre | halvtreds | halvfjerds | firs | halvfems | hundrede | hundredvis | tusind | tusindvis | million | millioner
    | milliard | milliarder | snesevis | årti | årtier`,
} satisfies Covered<Numbers>;
