import { foldSpace } from '@/domain/fold-space';
import { hiddenText } from './visible-text';

/** An element's text without computing styles; its shadow root's if it has none. */
export function rawText(element: Element): string {
  return foldSpace(element.textContent ?? '') || hiddenText(element);
}
