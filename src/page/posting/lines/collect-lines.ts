import { flatChildren } from '@/page/dom/tree/flat-tree';
import type { Line } from './line';
import { LineBuilder, type TextContext } from './line-builder';
import { surroundingsOfElement } from './surrounding-markup';
import { textRoleOf } from './text-role';

/** Elements without page text. Fields are left out too: what is typed or chosen there is not the posting's. */
const withoutText = new Set(
  'audio base canvas datalist embed head iframe input link map meta noscript object optgroup option param script select source style svg template textarea title track video'.split(
    ' ',
  ),
);

/** The visible lines of text in an element, in document order, including shadow roots, without the excluded elements. */
export function collectLines(root: Element, leftOut: ReadonlySet<Element> = new Set()): Line[] {
  const builder = new LineBuilder();
  visit(root, {
    block: root,
    headingLevel: 0,
    isListItem: false,
    isLink: false,
    isControl: false,
    surroundings: 'content',
  });
  builder.endLine();
  return builder.lines;

  function visit(element: Element, outer: TextContext): void {
    if (leftOut.has(element) || withoutText.has(element.localName)) return;
    if (element.localName === 'br') builder.endLine();
    const { isShown, isBlock } = textRoleOf(element);
    if (!isShown) return;
    const context = contextIn(element, outer, isBlock);
    if (isBlock) builder.endLine();
    for (const child of Array.from(flatChildren(element))) {
      if (child instanceof Element) visit(child, context);
      else if (child instanceof Text) builder.add(child.data, element, context);
    }
    if (isBlock) builder.endLine();
  }
}

function contextIn(element: Element, outer: TextContext, isBlock: boolean): TextContext {
  const role = element.getAttribute('role');
  return {
    block: isBlock ? element : outer.block,
    headingLevel: headingLevelOf(element, role) || outer.headingLevel,
    isListItem: outer.isListItem || element.localName === 'li' || role === 'listitem',
    isLink: outer.isLink || (element.localName === 'a' && element.hasAttribute('href')) || role === 'link',
    isControl:
      outer.isControl ||
      element.localName === 'button' ||
      element.localName === 'label' ||
      role === 'button' ||
      role === 'tab',
    surroundings: outer.surroundings === 'content' ? (surroundingsOfElement(element) ?? 'content') : outer.surroundings,
  };
}

function headingLevelOf(element: Element, role: string | null): number {
  const level = /^h([1-6])$/.exec(element.localName)?.[1];
  if (level) return Number(level);
  return role === 'heading' ? Number(element.getAttribute('aria-level') ?? 2) : 0;
}
