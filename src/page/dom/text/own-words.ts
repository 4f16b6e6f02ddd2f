import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Characters. More is not known from a part's name, which is the start of its text. */
export const longText = 120;

/** What an element says by itself, without its parts. */
export function ownWords(element: Element): string {
  const texts = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : ''));
  return toVisibleLine(texts.join(' ')).slice(0, longText);
}
