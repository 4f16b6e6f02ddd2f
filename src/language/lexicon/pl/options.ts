import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: 'wybierz | wybierz opcję | proszę wybrać',
  yesOrNo: 'tak | nie',
} satisfies Covered<Options>;
