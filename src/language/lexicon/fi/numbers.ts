import type { Covered } from '../topics/concept-phrases';
import type { Numbers } from '../topics/numbers';

export const numbers = {
  two: 'kaksi | kahden',
  three: 'kolme | kolmen',
  four: 'neljä | neljän',
  five: 'viisi | viiden',
  six: 'kuusi | kuuden',
  seven: 'seitsemän',
  eight: 'kahdeksan',
  nine: 'yhdeksän',
  ten: 'kymmenen',
  eleven: 'yksitoista',
  twelve: 'kaksitoista',
  thirteen: 'kolmetoista',
  fourteen: 'neljätoista',
  fifteen: 'viisitoista',
  sixteen: 'kuusitoista',
  seventeen: 'seitsemäntoista',
  eighteen: 'kahdeksantoista',
  nineteen: 'yhdeksäntoista',
  twenty: 'kaksikymmentä',
  amounts: `kolmekymmentä | neljäkymmentä | viisikymmentä | kuusikymmentä | sata | satoja | tuhat | tuhansia | miljoona | miljoonaa
    | miljoonia | miljardi | kymmeniä | vuosikymmen | vuosikymmenten`,
} satisfies Covered<Numbers>;
