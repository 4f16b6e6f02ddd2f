import { toVisibleLine } from '@/language/fold/visible-one-line';
import { flatChildren } from '@/page/dom/tree/flat-tree';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { parseWebAddress } from '@/url/web-url';
import { textRoleOf } from '../lines/text-role';

/** A link, as readers of the text may refer to it. */
interface NumberedLink {
  number: number;
  text: string;
  /** An absolute web address; the final target of a redirect. */
  url: string;
}

/** Elements without readable text, or with user input. */
const withoutText = new Set(
  'audio base canvas datalist embed head iframe input link map meta noscript object optgroup option param script select source style svg template textarea title track video'.split(
    ' ',
  ),
);
const typedInto = '[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=combobox]';

/** Further links keep their words but get no number. */
const mostLinks = 100;
const longestLink = 200;

/** The visible text of an element, one line per block, with links as `[3 Apply]`. */
export class NumberedLines {
  readonly lines: string[] = [];
  readonly links: NumberedLink[] = [];
  private line = '';

  constructor(private readonly isLeftOut: (element: Element) => boolean) {}

  add(root: Element): void {
    this.visit(root);
    this.endLine();
  }

  private visit(element: Element): void {
    if (withoutText.has(element.localName)) return;
    if (element.localName === 'br') this.endLine();
    const { isShown, isBlock } = textRoleOf(element);
    if (!isShown || element.matches(typedInto) || this.isLeftOut(element)) return;
    const url = addressOf(element);
    if (url !== null && this.addLink(element, url)) return;
    if (isBlock) this.endLine();
    for (const child of Array.from(flatChildren(element))) {
      if (child instanceof Element) this.visit(child);
      else if (child instanceof Text) this.line += withoutMarks(child.data);
    }
    if (isBlock) this.endLine();
    // Adjacent buttons may have only their boxes between them.
    else if (element.localName === 'button') this.line += ' ';
  }

  /** A link around several lines gets its number on the first; false if it has no text. */
  private addLink(element: Element, url: string): boolean {
    const inner = new NumberedLines(this.isLeftOut);
    for (const child of Array.from(flatChildren(element))) {
      if (child instanceof Element) inner.visit(child);
      else if (child instanceof Text) inner.line += withoutMarks(child.data);
    }
    inner.endLine();
    const [first = toVisibleLine(withoutMarks(spokenName(element))), ...rest] = inner.lines;
    if (first === '') return false;
    if (rest.length > 0) this.endLine();
    this.line += ` ${this.numbered(first, url)} `;
    for (const line of rest) {
      this.endLine();
      this.line = line;
    }
    if (rest.length > 0) this.endLine();
    return true;
  }

  private numbered(text: string, url: string): string {
    const known = this.links.find((link) => link.url === url && link.text === text);
    if (known) return `[${known.number} ${text}]`;
    if (this.links.length >= mostLinks) return text;
    const number = this.links.length + 1;
    this.links.push({ number, text: text.slice(0, longestLink), url });
    return `[${number} ${text}]`;
  }

  private endLine(): void {
    const text = toVisibleLine(this.line);
    if (text !== '') this.lines.push(text);
    this.line = '';
  }
}

/** Page text must not look like a link number. */
function withoutMarks(text: string): string {
  return text.replace(/\[(?=\s*\d)/g, '(');
}

function addressOf(element: Element): string | null {
  if (element.localName !== 'a') return null;
  const href = element.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return null;
  const url = parseWebAddress(href, document.baseURI);
  return url && unwrapRedirect(url.href);
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
