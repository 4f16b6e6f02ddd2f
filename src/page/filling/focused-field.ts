import { shadowRootOf } from '../walker/shadow-root-of';

/** The element that has the focus, looked for through shadow roots; null where none has. */
export function focusedField(): Element | null {
  let at = document.activeElement;
  while (at) {
    const inner = shadowRootOf(at)?.activeElement;
    if (!inner) return at === document.body ? null : at;
    at = inner;
  }
  return null;
}
