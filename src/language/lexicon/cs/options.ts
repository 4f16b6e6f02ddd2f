import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: 'vyberte | zvolte | vyberte možnost',
  yesOrNo: 'ano | ne',
} satisfies Covered<Options>;
