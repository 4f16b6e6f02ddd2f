import { type Covered, gap } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: gap<'without its accent it is French for a tax'>(),
  three: 'tre',
  four: 'fyra',
  five: 'fem',
  six: gap<'sex is also what a form asks for'>(),
  seven: 'sju',
  eight: 'åtta',
  nine: gap<'ni is also "you", and French for "nor"'>(),
  ten: 'tio',
  eleven: 'elva',
  twelve: 'tolv',
  thirteen: 'tretton',
  fourteen: 'fjorton',
  fifteen: 'femton',
  sixteen: 'sexton',
  seventeen: 'sjutton',
  eighteen: 'arton',
  nineteen: 'nitton',
  twenty: 'tjugo',
  amounts: `trettio | fyrtio | femtio | sextio | sjuttio | åttio | nittio | hundra | hundratals | tusen | tusentals | miljon | miljoner
    | miljard | miljarder | dussin | tiotals | decennium | decennier | årtionden`,
} satisfies Covered<Numbers>;
