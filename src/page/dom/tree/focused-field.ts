import { shadowRootOf } from './shadow-root-of';

/** The focused element, searched for through shadow roots; null if none. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at) {
    const inner = shadowRootOf(at)?.activeElement;
    if (!inner) return at === document.body ? null : at;
    at = inner;
  }
  return null;
}
