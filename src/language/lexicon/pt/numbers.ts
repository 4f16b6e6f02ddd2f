import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'dois | duas',
  three: 'três',
  four: 'quatro',
  five: 'cinco',
  six: 'seis',
  seven: 'sete',
  eight: 'oito',
  nine: 'nove',
  ten: 'dez',
  eleven: gap<'onze is also Dutch for "our"'>(),
  twelve: 'doze',
  thirteen: 'treze',
  fourteen: 'quatorze | catorze',
  fifteen: 'quinze',
  sixteen: 'dezesseis | dezasseis',
  seventeen: 'dezessete | dezassete',
  eighteen: 'dezoito',
  nineteen: 'dezenove | dezanove',
  twenty: 'vinte',
  amounts: `trinta | quarenta | cinquenta | sessenta | setenta | oitenta | noventa | centenas | milhares | milhão | milhões | bilhão
    | bilhões | dezenas | década | décadas`,
} satisfies Covered<Numbers>;
