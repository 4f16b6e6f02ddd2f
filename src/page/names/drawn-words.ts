import { foldText } from './fold-text';

/** The words that style sheets draw before and after what an element holds. */
export function drawnWords(element: Element): string {
  const drawn = (['::before', '::after'] as const).map((pseudo) => drawnBy(getComputedStyle(element, pseudo)));
  return foldText(drawn.join(' '));
}

/** Words in a pseudo element that is shown; empty for pictures and marks. */
export function drawnBy({ content, display }: CSSStyleDeclaration): string {
  const text = display === 'none' ? '' : (/^"(.*)"$/s.exec(content)?.[1] ?? '');
  return /\p{L}/u.test(text) ? text : '';
}
