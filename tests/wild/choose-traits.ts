import { createRandom } from '../sites/random.ts';
import { anyChoice, coverPairs } from './cover-pairs.ts';
import type { Choice } from './traits/traits.ts';

/** Seeds 1 to so many have every possible pair of values among them. */
export const coveringSeeds = 200;

let covering: Choice[] | null = null;

/** What a seed draws: the same at every call. */
export function chooseTraits(seed: number): Choice {
  covering ??= coverPairs(coveringSeeds, 20_261_125);
  return covering[seed - 1] ?? anyChoice(createRandom(seed));
}
