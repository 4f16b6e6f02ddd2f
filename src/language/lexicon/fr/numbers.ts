import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'deux',
  three: 'trois',
  four: 'quatre',
  five: 'cinq',
  six: 'six',
  seven: 'sept',
  eight: 'huit',
  nine: 'neuf',
  ten: 'dix',
  eleven: gap<'onze is also Dutch for "our"'>(),
  twelve: 'douze',
  thirteen: 'treize',
  fourteen: 'quatorze',
  fifteen: 'quinze',
  sixteen: gap<'seize is also an English verb'>(),
  seventeen: 'dix-sept',
  eighteen: 'dix-huit',
  nineteen: 'dix-neuf',
  twenty: 'vingt',
  amounts: `trente | quarante | cinquante | soixante | centaine | centaines | mille | millier | milliers | million | millions | milliard
    | milliards | dizaine | dizaines | décennie | décennies`,
} satisfies Covered<Numbers>;
