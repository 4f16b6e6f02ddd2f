import { colourAt, type Pixels, type Tint } from './pixels';

/** How much of a tint is laid over what is marked. */
export const tintOpacity = 0.2;
/** Of what was laid on, so much has to come through all that is over it. */
const leastThrough = 0.5;
/** A pixel this near to the tint tells nothing. Distance of colours. */
const leastApart = 60;
/** What else about a pixel has changed, at most. Distance of colours. */
const mostBeside = 14;
/** How many pixels have to tell anything. */
const leastTelling = 0.3;

/**
 * The share of pixels that took on the tint which a mark was given: what is painted there is its own. Null where too few could tell.
 */
export function ownShare(before: Pixels, after: Pixels, tint: Tint): number | null {
  const pixels = Math.min(before.data.length, after.data.length) / 4;
  let telling = 0;
  let own = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const [plain, marked] = [colourAt(before, pixel * 4), colourAt(after, pixel * 4)];
    const way = difference(tint, plain);
    const length = dot(way, way);
    if (length < leastApart ** 2) continue;
    telling += 1;
    const move = difference(marked, plain);
    const along = dot(move, way) / length;
    if (along < tintOpacity * leastThrough) continue;
    const beside = difference(move, [way[0] * along, way[1] * along, way[2] * along]);
    if (dot(beside, beside) <= mostBeside ** 2) own += 1;
  }
  return telling < pixels * leastTelling ? null : own / telling;
}

const difference = (one: Tint, other: Tint): Tint => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const dot = (one: Tint, other: Tint): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** A strong colour, far from what is painted already, that nobody knows before. `random`: from 0 to 1. */
export function tintFor(before: Pixels, random: () => number = Math.random): Tint {
  const candidates = Array.from({ length: 5 }, () => strong(random));
  const distances = candidates.map((tint) => meanDistance(before, tint));
  return candidates[distances.indexOf(Math.max(...distances))] ?? [255, 0, 255];
}

/** One channel is full, one empty, and the third somewhere between. */
function strong(random: () => number): Tint {
  const between = Math.round(random() * 255);
  const turn = Math.floor(random() * 3);
  const channels = random() < 0.5 ? [255, 0, between] : [0, 255, between];
  return [channels[turn] ?? 0, channels[(turn + 1) % 3] ?? 0, channels[(turn + 2) % 3] ?? 0];
}

const samples = 200;

function meanDistance(before: Pixels, tint: Tint): number {
  const pixels = before.data.length / 4;
  const step = Math.max(1, Math.floor(pixels / samples));
  let sum = 0;
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const way = difference(tint, colourAt(before, pixel * 4));
    sum += Math.sqrt(dot(way, way));
  }
  return sum;
}
