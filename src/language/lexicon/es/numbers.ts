import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  eleven: gap<'once is also an English word'>(),
  twelve: 'doce',
  thirteen: 'trece',
  fourteen: 'catorce',
  fifteen: 'quince',
  sixteen: 'dieciséis',
  seventeen: 'diecisiete',
  eighteen: 'dieciocho',
  nineteen: 'diecinueve',
  twenty: 'veinte',
  amounts: `treinta | cuarenta | cincuenta | sesenta | setenta | ochenta | noventa | centenares | cientos | millón | millones | docena
    | docenas | década | décadas`,
} satisfies Covered<Numbers>;
