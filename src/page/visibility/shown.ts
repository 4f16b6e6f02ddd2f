/**
 * Whether an element, with all inside it, is left out: not rendered, transparent, cut away to nothing, moved off the page.
 * An element that is only `visibility: hidden` may hold visible ones, so that is asked of the parts (`isSeen`).
 */
export function isLeftOut(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || style.opacity === '0') return true;
  const isMoved = style.position === 'absolute' || style.position === 'fixed';
  if (!isMoved && style.overflowY === 'visible') return false;
  const { width, height, right, bottom } = element.getBoundingClientRect();
  if (style.overflowY !== 'visible' && (width <= 1 || height <= 1)) return true;
  if (!isMoved) return false;
  const isCutAway = style.clip !== 'auto' && /^rect\((0|1)/.test(style.clip) && height <= 4;
  return isCutAway || right + scrollX <= 0 || bottom + scrollY <= 0;
}

/** True where an element has a size on screen, or something inside it has. */
export function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width > 1 && height > 1) return true;
  const inner = element.firstElementChild;
  return inner !== null && element.checkVisibility() && hasArea(inner);
}
