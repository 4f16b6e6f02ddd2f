import type { Point } from '@/page-api/viewport-shapes';
import { elementAt } from '../tree/element-at';
import { isInFlatTree } from '../tree/flat-tree';
import { isUnderSilentCover } from './silent-covers';

/** CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Points to try in a rectangle, as fractions of its size: the middle, then what an icon or word in it leaves free. */
const places = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.1, 0.5],
  [0.9, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
] as const;

/** A point in an element's boxes around which an area of usable size is topmost in the window; null if none. */
export function usablePoint(element: Element, least: Size, isOwn: (hit: Element) => boolean): Point | null {
  const hits = (x: number, y: number) => {
    const hit = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? elementAt(x, y) : null;
    return hit !== null && (isInFlatTree(hit, element) || isSlottedIn(hit, element) || isOwn(hit));
  };
  for (const rect of element.getClientRects()) {
    if (rect.width < least.width || rect.height < least.height) continue;
    for (const [across, down] of places) {
      const x = within(rect.left + rect.width * across, [rect.left, rect.right], least.width / 2);
      const y = within(rect.top + rect.height * down, [rect.top, rect.bottom], least.height / 2);
      if (around(x, y, least).every(([left, top]) => hits(left, top)) && !isUnderSilentCover(element, x, y)) {
        return { x, y, isHit: true, coveredBy: null };
      }
    }
  }
  return null;
}

/** Words that stand in an element's slot are hit as those of its host, whose words they are. */
function isSlottedIn(hit: Element, element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host === hit && element.querySelector('slot') !== null;
}

/** The area's middle, and the middles of its four sides. */
function around(x: number, y: number, { width, height }: Size): [number, number][] {
  // Half a pixel inside: the edge itself belongs to another element.
  const [across, down] = [width / 2 - 0.5, height / 2 - 0.5];
  return [
    [x, y],
    [x - across, y],
    [x + across, y],
    [x, y - down],
    [x, y + down],
  ];
}

function within(at: number, [start, end]: [number, number], reach: number): number {
  return Math.min(Math.max(at, start + reach), end - reach);
}
