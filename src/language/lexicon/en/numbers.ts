import type { Covered } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
  eleven: 'eleven',
  twelve: 'twelve',
  thirteen: 'thirteen',
  fourteen: 'fourteen',
  fifteen: 'fifteen',
  sixteen: 'sixteen',
  seventeen: 'seventeen',
  eighteen: 'eighteen',
  nineteen: 'nineteen',
  twenty: 'twenty',
  amounts: `thirty | forty | fifty | sixty | seventy | eighty | ninety | hundred | hundreds | thousand | thousands | million | millions
    | billion | billions | dozen | dozens | decade | decades`,
} satisfies Covered<Numbers>;
