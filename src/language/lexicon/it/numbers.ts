import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: gap<'due is also an English word'>(),
  three: 'tre',
  four: 'quattro',
  five: 'cinque',
  six: gap<'sei is also "are", and German for "be"'>(),
  seven: 'sette',
  eight: 'otto',
  nine: 'nove',
  ten: 'dieci',
  eleven: 'undici',
  twelve: 'dodici',
  thirteen: 'tredici',
  fourteen: 'quattordici',
  fifteen: 'quindici',
  sixteen: 'sedici',
  seventeen: 'diciassette',
  eighteen: 'diciotto',
  nineteen: 'diciannove',
  twenty: 'venti',
  amounts: `trenta | quaranta | cinquanta | sessanta | settanta | ottanta | novanta | centinaia | migliaia | milione | milioni | miliardo
    | miliardi | decennio | decenni`,
} satisfies Covered<Numbers>;
