import type { Spot } from '@/domain/pilot';
import type { Sight } from './ports';

type Pictured = Pick<Sight, 'picture'>;

/** The place of the viewport that a place of the picture is; null outside of it. */
export function spotIn({ picture: { width, height, scale } }: Pictured, { x, y }: Spot): Spot | null {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? { x: x * scale, y: y * scale } : null;
}

export function middleOf({ picture: { width, height, scale } }: Pictured): Spot {
  return { x: (width * scale) / 2, y: (height * scale) / 2 };
}

/** A distance in the picture as one of the viewport. */
export function distanceIn({ picture: { scale } }: Pictured, { dx, dy }: { dx: number; dy: number }): Spot {
  return { x: dx * scale, y: dy * scale };
}
