import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Words that style sheets draw before and after an element's content. */
export function generatedContentText(element: Element): string {
  const drawn = (['::before', '::after'] as const).map((pseudo) =>
    pseudoElementText(getComputedStyle(element, pseudo)),
  );
  return toVisibleLine(drawn.join(' '));
}

/** The words of a rendered pseudo-element; empty for pictures and marks. */
export function pseudoElementText({ content, display }: CSSStyleDeclaration): string {
  const text = display === 'none' ? '' : (/^"(.*)"$/s.exec(content)?.[1] ?? '');
  return /\p{L}/u.test(text) ? text : '';
}

/** The words and signs that a style sheet draws beside an element's content, as a pin before what is pinned; characters of icon fonts say nothing. */
export function drawnText(element: Element, pseudo: '::before' | '::after'): string {
  const { content, display } = getComputedStyle(element, pseudo);
  const text = display === 'none' ? '' : (/^"(.*)"$/s.exec(content)?.[1] ?? '');
  return /[^\s\p{Co}]/u.test(text) ? text.replace(/[\p{Co}\\]/gu, '') : '';
}
