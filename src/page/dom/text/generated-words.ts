import { foldText } from '@/language/fold/visible-one-line';

/** Words that style sheets draw before and after an element's content. */
export function drawnWords(element: Element): string {
  const drawn = (['::before', '::after'] as const).map((pseudo) => drawnBy(getComputedStyle(element, pseudo)));
  return foldText(drawn.join(' '));
}

/** The words of a rendered pseudo-element; empty for pictures and marks. */
export function drawnBy({ content, display }: CSSStyleDeclaration): string {
  const text = display === 'none' ? '' : (/^"(.*)"$/s.exec(content)?.[1] ?? '');
  return /\p{L}/u.test(text) ? text : '';
}
