import { shadowRootOf } from './shadow-root-of';

/** The topmost element at a point of the viewport, searched for through shadow roots. */
export function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found) {
    const inner = shadowRootOf(found)?.elementFromPoint(x, y);
    if (!inner || inner === found) return found;
    found = inner;
  }
  return null;
}
