import { colourAt, isSameColour, type Pixels, type Tint } from './pixels';

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
  let paint: 'own' | 'other' | 'unknown' = 'unknown';
  for (let at = 0; at < pixels * 4; at += 4) {
    const isKnown = at > 0 && isSameColour(before, at - 4, at) && isSameColour(after, at - 4, at);
    if (!isKnown) paint = paintOf(colourAt(before, at), colourAt(after, at), tint);
    if (paint !== 'unknown') telling += 1;
    if (paint === 'own') own += 1;
  }
  return telling < pixels * leastTelling ? null : own / telling;
}

/** Whether a pixel took on the tint; unknown where it looks like it anyway. */
function paintOf(plain: Tint, marked: Tint, tint: Tint): 'own' | 'other' | 'unknown' {
  const way = difference(tint, plain);
  const length = dot(way, way);
  if (length < leastApart ** 2) return 'unknown';
  const move = difference(marked, plain);
  const along = dot(move, way) / length;
  if (along < tintOpacity * leastThrough) return 'other';
  const beside = difference(move, [way[0] * along, way[1] * along, way[2] * along]);
  return dot(beside, beside) <= mostBeside ** 2 ? 'own' : 'other';
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
