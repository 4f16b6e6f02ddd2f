import { foldSpace } from '@/domain/fold-space';
import { hiddenText } from './visible-text';

/** The text of an element without asking for styles; that of its shadow root where it has none of its own. */
export function rawText(element: Element): string {
  return foldSpace(element.textContent ?? '') || hiddenText(element);
}
