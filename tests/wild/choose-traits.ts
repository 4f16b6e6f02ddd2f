import { createRandom } from '../sites/random.ts';
import { boardSpace } from './incompatible.ts';
import { drawFrom, type Rarer } from './space/cover-pairs.ts';
import type { Choice } from './traits/traits.ts';

/** Seeds 1 to so many have every possible pair of values among them. */
export const coveringSeeds = 200;

/** Most real boards are not framed, and let one read in peace. */
const rarer: Rarer = {
  frames: { pairs: 6, share: 0.2 },
  interruption: { pairs: 5, share: 0.3 },
};

const drawing = drawFrom(boardSpace, rarer);
let covering: Choice[] | null = null;

/** What a seed draws: the same at every call. */
export function chooseTraits(seed: number): Choice {
  covering ??= drawing.coverPairs(coveringSeeds, 20_261_125);
  return covering[seed - 1] ?? drawing.anyChoice(createRandom(seed));
}
