import { shadowRootOf } from './shadow-root-of';

/** The topmost element at a point of the viewport, searched for through shadow roots. */
export function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found) {
    const root = shadowRootOf(found);
    const inner = root?.elementFromPoint(x, y);
    if (!inner || inner === found) return (root && slotOfTextAt(found, { x, y })) ?? found;
    found = inner;
  }
  return null;
}

/**
 * The slot that shows the host's own text at a point. Asked for an element, browsers name the text's parent, which is the host; a press there
 * goes to the slot, and so to the control around it.
 */
function slotOfTextAt(host: Element, point: { x: number; y: number }): HTMLSlotElement | null {
  for (const node of host.childNodes) {
    if (node instanceof Text && node.assignedSlot && isTextAt(node, point)) return node.assignedSlot;
  }
  return null;
}

function isTextAt(text: Text, { x, y }: { x: number; y: number }): boolean {
  const range = document.createRange();
  range.selectNode(text);
  return Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom,
  );
}
