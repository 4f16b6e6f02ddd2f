import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: `select | select one | select an option | please select | please select one | choose | choose one | choose an option
    | please choose | pick one | make a selection | none selected`,
  yesOrNo: 'yes | no',
} satisfies Covered<Options>;
