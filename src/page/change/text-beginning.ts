import { toVisibleLine } from '@/language/fold/visible-one-line';
import { flatChildren } from '@/page/dom/tree/flat-tree';

const silent = new Set('script style template noscript svg select textarea head'.split(' '));

/** Collects text pieces in order, each once, until there is enough. */
interface Pieces {
  take(text: string): void;
  isFull(): boolean;
  joined(): string;
}

/**
 * The start of an element's text, across shadow roots, pieces joined by ` | `; skips what is not rendered. Stops reading once there is
 * enough.
 */
export function renderedTextBeginning(element: Element, length: number): string {
  return deepBeginning(element, length, (child) => child.checkVisibility());
}

/** The same without computing styles, for hundreds of rows. Shadow roots are searched where there is no other text. */
export function textBeginning(element: Element, length: number): string {
  const pieces = piecesUpTo(length);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (!pieces.isFull() && texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (nodeValue && !silent.has(parentElement?.localName ?? '')) pieces.take(nodeValue);
  }
  return pieces.joined() || deepBeginning(element, length, () => true);
}

function deepBeginning(element: Element, length: number, isIncluded: (child: Element) => boolean): string {
  const pieces = piecesUpTo(length);
  const read = (parent: Element): void => {
    for (const node of Array.from(flatChildren(parent))) {
      if (pieces.isFull()) return;
      if (node instanceof Text) pieces.take(node.data);
      else if (node instanceof Element && !silent.has(node.localName) && isIncluded(node)) read(node);
    }
  };
  read(element);
  return pieces.joined();
}

function piecesUpTo(length: number): Pieces {
  const pieces = new Set<string>();
  let room = length;
  return {
    take(text) {
      const piece = toVisibleLine(text);
      if (!/[\p{L}\p{N}]/u.test(piece) || pieces.has(piece)) return;
      pieces.add(piece);
      room -= piece.length + 3;
    },
    isFull: () => room <= 0,
    joined: () => Array.from(pieces).join(' | ').slice(0, length),
  };
}
