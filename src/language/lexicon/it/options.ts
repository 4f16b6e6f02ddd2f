import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: 'seleziona | selezionare | scegli | scegliere | seleziona un’opzione',
  yesOrNo: 'sì | no',
} satisfies Covered<Options>;
