import { type Covered, gap } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: gap('not yet written'),
  yesOrNo: 'nej',
} satisfies Covered<Options>;
