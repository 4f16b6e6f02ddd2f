import { beginsWithoutSpace } from '@/page/dom/text/beside-without-space';
import { partingIcons } from '@/page/dom/text/led-by-icons';
import { flatChildren } from '@/page/dom/tree/flat-tree';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { parseWebAddress } from '@/url/web-url';
import { breaksOneHeading } from './broken-heading';
import { LineBuilder, type PageLink, type TextContext } from './line-builder';
import { PageElement, type PageLine } from './page-element';
import { surroundingsOfElement } from './surrounding-markup';
import { textRoleOf } from './text-role';

/** Elements without page text. Fields are left out too: what is typed or chosen there is not the posting's. */
const withoutText = new Set(
  'audio base canvas datalist embed head iframe input link map meta noscript object optgroup option param script select source style svg template textarea title track video'.split(
    ' ',
  ),
);
const typedInto = '[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=combobox]';

/** Drawn between two texts of a line: "Sales" and "Chicago, Illinois". */
const separators = '[role=separator],span[class*=separator i],span[class*=divider i],span[class*=delimiter i]';

interface Collecting {
  isLeftOut?: (node: Node) => boolean;
  /** Links without text are read by their names, as those that show a picture. */
  namesLinks?: boolean;
  /** Told of pictures in the content, with the number of lines before. */
  onPicture?: (picture: Element, lineIndex: number) => void;
}

/** The visible lines of text in an element, in document order, including shadow roots. */
export function collectLines(root: Element, { isLeftOut, namesLinks = false, onPicture }: Collecting = {}): PageLine[] {
  const builder = new LineBuilder();
  const whole = new PageElement(root, null);
  visit(whole, {
    block: whole,
    headingLevel: 0,
    isListItem: false,
    isLink: false,
    link: null,
    isControl: false,
    surroundings: 'content',
  });
  builder.endLine();
  return builder.lines;

  function visit(own: PageElement, outer: TextContext): void {
    const { node } = own;
    if (node.localName === 'img' && outer.surroundings === 'content' && !outer.isControl && !isLeftOut?.(node))
      onPicture?.(node, builder.lines.length);
    if (withoutText.has(node.localName) || isLeftOut?.(node)) return;
    if (node.localName === 'br') {
      if (outer.headingLevel > 0 && breaksOneHeading(node)) builder.add(' ', own, outer);
      else builder.endLine();
    }
    const { isShown, isBlock } = textRoleOf(node);
    if (!isShown || node.matches(typedInto)) return;
    if (!isBlock && node.matches(separators) && node.textContent === '') builder.add(' · ', own, outer);
    const context = contextIn(own, outer, isBlock);
    if (isBlock || (outer.headingLevel > 0 && beginsWithoutSpace(node))) builder.endLine();
    const icons = partingIcons(node);
    for (const child of Array.from(flatChildren(node))) {
      if (child instanceof Element && icons.has(child) && isInLine(child)) builder.add(' · ', own, context);
      if (child instanceof Element) visit(new PageElement(child, own), context);
      else if (child instanceof Text && !isLeftOut?.(child)) builder.add(child.data, own, context);
    }
    if (namesLinks && context.link && context.link !== outer.link && !builder.hasWordsOf(context.link))
      builder.add(` ${spokenName(node)} `, own, context);
    if (isBlock) builder.endLine();
    // Adjacent buttons may have only their boxes between them.
    else if (node.localName === 'button') builder.add(' ', own, context);
  }
}

/** Whether an icon and what it leads stand in the line of what is before them: a block ends the line by itself. */
function isInLine(icon: Element): boolean {
  let next = icon.nextSibling;
  while (next && !(next instanceof Element) && (next.textContent ?? '').trim() === '') next = next.nextSibling;
  return !textRoleOf(icon).isBlock && !(next instanceof Element && textRoleOf(next).isBlock);
}

/** What is read by itself is its own content, a dialog too. */
function surroundingsIn({ node, outer: holder }: PageElement, outer: TextContext): TextContext['surroundings'] {
  if (outer.surroundings !== 'content' || holder === null) return outer.surroundings;
  return surroundingsOfElement(node) ?? 'content';
}

function contextIn(own: PageElement, outer: TextContext, isBlock: boolean): TextContext {
  const { node } = own;
  const role = node.getAttribute('role');
  return {
    block: isBlock ? own : outer.block,
    headingLevel: headingLevelOf(node, role) || outer.headingLevel,
    isListItem: outer.isListItem || node.localName === 'li' || role === 'listitem',
    isLink: outer.isLink || (node.localName === 'a' && node.hasAttribute('href')) || role === 'link',
    link: linkOf(node) ?? outer.link,
    isControl:
      outer.isControl ||
      node.localName === 'button' ||
      node.localName === 'label' ||
      role === 'button' ||
      role === 'tab',
    surroundings: surroundingsIn(own, outer),
  };
}

function linkOf(element: Element): PageLink | null {
  if (element.localName !== 'a') return null;
  const href = element.getAttribute('href') ?? '';
  const url = href === '' || href.startsWith('#') ? null : parseWebAddress(href, document.baseURI);
  return url && { url: unwrapRedirect(url.href), hasWords: false };
}

function headingLevelOf(element: Element, role: string | null): number {
  const level = /^h([1-6])$/.exec(element.localName)?.[1];
  if (level) return holdsText(element) ? 0 : Number(level);
  return role === 'heading' ? Number(element.getAttribute('aria-level') ?? 2) : 0;
}

/** Characters of what no heading says. */
const longestHeading = 400;

/** Whether an element for headings only sets the size of a text: it holds paragraphs. */
function holdsText(heading: Element): boolean {
  return heading.querySelector('p,ul,ol') !== null && (heading.textContent?.length ?? 0) > longestHeading;
}

/** The name of a link without text: its label, or its pictures' texts. */
function spokenName(element: Element): string {
  const picture = element.querySelector('img[alt],svg[aria-label]');
  return (
    element.getAttribute('aria-label') ??
    picture?.getAttribute('alt') ??
    picture?.getAttribute('aria-label') ??
    element.getAttribute('title') ??
    ''
  );
}
