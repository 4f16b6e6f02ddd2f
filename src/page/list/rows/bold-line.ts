import { flatChildren } from '@/page/dom/tree/flat-tree';

/** What finds lines that may be nothing but bold, by CSS, which does not see text beside an element. */
export const boldLines = ':has(> b:only-child, > strong:only-child)';

/** Whether all of an element is bold: the way in which texts are headed that nobody gave headings. */
export function isBoldLine(element: Element): boolean {
  const [only, second] = wordsIn(element);
  return second === undefined && isBold(only);
}

/** Whether the first line of a text is bold, and others below it are not: it is their heading. */
export function hasBoldFirstLine(element: Element): boolean {
  const [first, second, third] = wordsIn(element);
  return isBold(first) && second instanceof HTMLBRElement && third !== undefined && !isBold(third);
}

const isBold = (node: Node | undefined): boolean => node instanceof Element && node.matches('b,strong');

function wordsIn(element: Element): Node[] {
  return Array.from(flatChildren(element)).filter((child) => !(child instanceof Text) || child.data.trim() !== '');
}
