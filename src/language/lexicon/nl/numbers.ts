import type { Covered } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'twee',
  three: 'drie',
  four: 'vier',
  five: 'vijf',
  six: 'zes',
  seven: 'zeven',
  eight: 'acht',
  nine: 'negen',
  ten: 'tien',
  eleven: 'elf',
  twelve: 'twaalf',
  thirteen: 'dertien',
  fourteen: 'veertien',
  fifteen: 'vijftien',
  sixteen: 'zestien',
  seventeen: 'zeventien',
  eighteen: 'achttien',
  nineteen: 'negentien',
  twenty: 'twintig',
  amounts: `dertig | veertig | vijftig | zestig | zeventig | tachtig | negentig | honderd | honderden | duizend | duizenden | miljoen
    | miljoenen | miljard | tientallen | decennia`,
} satisfies Covered<Numbers>;
