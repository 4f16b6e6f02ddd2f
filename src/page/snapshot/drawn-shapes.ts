import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';

const shapes = new Set('rect circle ellipse polygon polyline line path text image'.split(' '));

export const isDrawing = (element: Element): boolean => element.localName === 'svg';

/** A part of a drawing that is drawn itself. */
export function isShape(element: Element): element is SVGElement {
  return element instanceof SVGElement && shapes.has(element.localName);
}

/** ` 160×150`: how large a part of the page is in which places are told from each other, or that is drawn larger and smaller by its corner. */
export function sizeWords(element: Element): string {
  const isResized = element.localName === 'textarea' && isWorkAtHand() && getComputedStyle(element).resize !== 'none';
  if (!isResized && !isDrawing(element) && element.localName !== 'canvas') return '';
  const { width, height } = element.getBoundingClientRect();
  return `${element.localName === 'canvas' ? ' canvas' : ''} ${Math.round(width)}×${Math.round(height)}`;
}

/** ` 18×18 at 31,91`: how large a shape is, and where in its drawing, in CSS pixels: small and large ones are told apart by it. Empty for all else. */
export function shapeWords(element: Element): string {
  if (!isShape(element)) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const around = element.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [across, down] = [left - around.left, top - around.top].map(Math.round);
  return ` ${Math.round(width)}×${Math.round(height)} at ${across},${down}`;
}
