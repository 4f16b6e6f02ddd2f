import type { Covered } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'zwei',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  ten: 'zehn',
  eleven: 'elf',
  twelve: 'zwölf',
  thirteen: 'dreizehn',
  fourteen: 'vierzehn',
  fifteen: 'fünfzehn',
  sixteen: 'sechzehn',
  seventeen: 'siebzehn',
  eighteen: 'achtzehn',
  nineteen: 'neunzehn',
  twenty: 'zwanzig',
  amounts: `dreißig | vierzig | fünfzig | sechzig | siebzig | achtzig | neunzig | hundert | hunderte | tausend | tausende | million
    | millionen | milliarde | milliarden | dutzend | jahrzehnt | jahrzehnte | jahrzehnten`,
} satisfies Covered<Numbers>;
