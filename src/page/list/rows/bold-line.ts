import { flatChildren } from '@/page/dom/tree/flat-tree';

/** What finds lines that may be nothing but bold, by CSS, which does not see text beside an element. */
export const boldLines = ':has(> b:only-child, > strong:only-child)';

/** Whether all of an element is bold: the way in which texts are headed that nobody gave headings. */
export function isBoldLine(element: Element): boolean {
  const [only, second] = Array.from(flatChildren(element)).filter(
    (child) => !(child instanceof Text) || child.data.trim() !== '',
  );
  return second === undefined && only instanceof Element && only.matches('b,strong');
}
