import { flatParent } from '@/page/dom/tree/flat-tree';
import type { VisibleText } from './visible-text-pieces';

/** CSS pixels. How far the middle of words on a box's line may be beside it. */
export const sameLine = 8;

export function gap(text: DOMRect, box: DOMRect): number {
  const across = Math.max(0, box.left - text.right, text.left - box.right);
  const down = Math.max(0, box.top - text.bottom, text.top - box.bottom);
  return across + down;
}

/** Whether words stand in a column left of a control's form, as a posting does beside its application: on the lines of its boxes, by chance. */
export function isOfOtherColumn(within: Element, control: Element): boolean {
  const form = control.closest('form,[role=form],[role=dialog]');
  if (!form || form.contains(within)) return false;
  let column = within;
  for (let at = flatParent(column); at && !at.contains(form); at = flatParent(at)) column = at;
  return column.getBoundingClientRect().right <= form.getBoundingClientRect().left;
}

const controls =
  'input,select,textarea,[aria-pressed],[role=radio],[role=checkbox],[role=switch],[role=combobox],[role=slider]';

/** Words nearer to another box, or labelling it from between both. */
export function isOtherControls({ box: text, within }: VisibleText, box: DOMRect, control: Element): boolean {
  const label = within.closest('label');
  const labelled = label?.control;
  if (labelled && labelled !== control) {
    const other = labelled.getBoundingClientRect();
    if (other.width > 0 && gap(text, other) <= gap(text, box) + sameLine) return true;
  }
  const root = control.getRootNode();
  const boxes = root instanceof Document || root instanceof ShadowRoot ? root.querySelectorAll(controls) : [];
  for (const each of boxes) {
    if (each === control) continue;
    const other = each.getBoundingClientRect();
    if (other.width > 8 && other.height > 8 && gap(text, other) < gap(text, box)) return true;
  }
  return false;
}
