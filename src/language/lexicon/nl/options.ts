import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: 'selecteer | selecteren | kies | kiezen | maak een keuze | selecteer een optie',
  yesOrNo: 'ja | nee',
} satisfies Covered<Options>;
