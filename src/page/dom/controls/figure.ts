import { hasPressListener } from '../tree/listener-elements';
import { controlSelector } from './control-action';
import { isWorkAtHand } from './work-at-hand';

/** CSS pixels. What is smaller is an icon. */
const leastSide = 40;

/** A drawing or a canvas that stands for itself, and is part of no control: a chart, a board, a field of colours. */
export function isFigure(element: Element): boolean {
  if (!/^(?:svg|canvas)$/.test(element.localName) || !isWorkAtHand()) return false;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) >= leastSide && element.closest(`label,${controlSelector}`) === null;
}

/** A drawing whose parts are pressed, as a chart or a map has them. */
export function isPressedDrawing(element: Element): boolean {
  if (element.localName !== 'svg') return false;
  return hasPressListener(element) || Array.from(element.querySelectorAll('*')).some(hasPressListener);
}
