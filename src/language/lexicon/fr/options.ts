import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: 'choisir | choisissez | sélectionner | sélectionnez | veuillez choisir | veuillez sélectionner',
  yesOrNo: 'oui | non',
} satisfies Covered<Options>;
