import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { hiddenText } from './visible-text';

/** An element's text without computing styles; its shadow root's if it has none. */
export function rawText(element: Element): string {
  return collapseWhitespace(element.textContent ?? '') || hiddenText(element);
}
