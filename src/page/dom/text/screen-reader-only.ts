/** CSS pixels. Nobody scrolls further left. */
const farLeft = -2000;

/** True for screen-reader-only text: clipped to nothing, a pixel in size, or moved off the page. */
export function isForScreenReadersOnly(style: CSSStyleDeclaration): boolean {
  if (style.position !== 'absolute' && style.position !== 'fixed') return false;
  if (/^rect\((?:0|1px)/.test(style.clip) || /inset\((?:50|100)%/.test(style.clipPath)) return true;
  if (Number.parseFloat(style.left) < farLeft) return true;
  return style.overflow !== 'visible' && Number.parseFloat(style.width) <= 1 && Number.parseFloat(style.height) <= 1;
}
