import { colourAt, type Pixels, type Tint } from './pixels';

/** Opacity of the tint. */
export const tintOpacity = 0.2;
/** Share of the tint that must show through everything above. */
const leastThrough = 0.5;
/** Distance of colours. Pixels nearer to the tint prove nothing. */
const leastApart = 60;
/** Distance of colours. Tolerated further change of a pixel. */
const mostBeside = 14;
/** Required share of conclusive pixels. */
const leastTelling = 0.3;

/** The share of pixels that took on a mark's tint, and so are painted by it. Null if too few are conclusive. */
export function ownPaintShare(before: Pixels, after: Pixels, tint: Tint): number | null {
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

/** An unpredictable strong colour, unlike those already painted. `random`: from 0 to 1. */
export function pickTint(before: Pixels, random: () => number = Math.random): Tint {
  const candidates = Array.from({ length: 5 }, () => strong(random));
  const distances = candidates.map((tint) => meanDistance(before, tint));
  return candidates[distances.indexOf(Math.max(...distances))] ?? [255, 0, 255];
}

/** One channel full, one empty, the third in between. */
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
