import type { ViewportPoint } from '@/domain/form/visual-fill';
import type { PilotView } from './pilot-ports';

type Pictured = Pick<PilotView, 'picture'>;

/** Converts a point of the screenshot to the viewport; null if outside. */
export function toViewportPoint(
  { picture: { width, height, scale } }: Pictured,
  { x, y }: ViewportPoint,
): ViewportPoint | null {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? { x: x * scale, y: y * scale } : null;
}

export function boxCenter({ picture: { width, height, scale } }: Pictured): ViewportPoint {
  return { x: (width * scale) / 2, y: (height * scale) / 2 };
}

/** Converts a distance in the screenshot to the viewport. */
export function toViewportDistance(
  { picture: { scale } }: Pictured,
  { dx, dy }: { dx: number; dy: number },
): ViewportPoint {
  return { x: dx * scale, y: dy * scale };
}
