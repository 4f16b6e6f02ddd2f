import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: 'selecione | selecionar | escolha | escolher | selecione uma opção',
  yesOrNo: 'sim | não',
} satisfies Covered<Options>;
