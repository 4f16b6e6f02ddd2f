import { foldText } from '../names/fold-text';
import { flatChildren } from '../walker/flat-tree';

const silent = new Set('script style template noscript svg select textarea head'.split(' '));

/**
 * How the text of an element begins: its pieces in their order, each once, parted by ` | `. Stops reading once there is enough,
 * so it costs the same for a row as for a whole page. Styles are not asked, except that what is not rendered is left out where
 * `isSeenOnly`.
 */
export function beginningOfText(element: Element, length: number, isSeenOnly = false): string {
  const pieces = new Set<string>();
  let room = length;
  const read = (parent: Element): void => {
    for (const node of Array.from(flatChildren(parent))) {
      if (room <= 0) return;
      if (node instanceof Text) take(node.data);
      else if (node instanceof Element && !silent.has(node.localName) && (!isSeenOnly || node.checkVisibility())) {
        read(node);
      }
    }
  };
  const take = (text: string): void => {
    const piece = foldText(text);
    if (!/[\p{L}\p{N}]/u.test(piece) || pieces.has(piece)) return;
    pieces.add(piece);
    room -= piece.length + 3;
  };
  read(element);
  return Array.from(pieces).join(' | ').slice(0, length);
}
