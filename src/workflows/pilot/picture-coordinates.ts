import type { Spot } from '@/domain/form/visual-fill';
import type { Sight } from './pilot-ports';

type Pictured = Pick<Sight, 'picture'>;

/** Converts a point of the screenshot to the viewport; null if outside. */
export function spotIn({ picture: { width, height, scale } }: Pictured, { x, y }: Spot): Spot | null {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? { x: x * scale, y: y * scale } : null;
}

export function middleOf({ picture: { width, height, scale } }: Pictured): Spot {
  return { x: (width * scale) / 2, y: (height * scale) / 2 };
}

/** Converts a distance in the screenshot to the viewport. */
export function distanceIn({ picture: { scale } }: Pictured, { dx, dy }: { dx: number; dy: number }): Spot {
  return { x: dx * scale, y: dy * scale };
}
