import { isBeforePage } from './is-before-page';

/**
 * Whether an element and its content are left out: not rendered, transparent, clipped to nothing, moved off the page. With just
 * `visibility: hidden` it may contain visible elements, so that is checked for parts (`isSeen`).
 */
export function isLeftOutOfPage(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || style.opacity === '0') return true;
  const isMoved = style.position === 'absolute' || style.position === 'fixed';
  if (!isMoved && style.overflowY === 'visible') return false;
  const { width, height } = element.getBoundingClientRect();
  if (style.overflowY !== 'visible' && (width <= 1 || height <= 1)) return true;
  if (!isMoved) return false;
  const isCutAway = style.clip !== 'auto' && /^rect\((0|1)/.test(style.clip) && height <= 4;
  return isCutAway || isBeforePage(element);
}

/** True if an element, or something inside it, has a size on screen. */
export function hasRenderedArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width > 1 && height > 1) return true;
  const inner = element.firstElementChild;
  return inner !== null && element.checkVisibility() && hasRenderedArea(inner);
}
