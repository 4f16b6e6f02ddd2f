import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { dialogs } from '@/page/dom/tree/dialog-selector';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { outOfFlow } from '@/page/dom/visibility/known-cover';

/** What holds a button and fields, and may lie over other parts of the page; null where they stand in its flow. */
export function layerAround(button: Element, counts: ControlCounts): Element | null {
  for (let at = flatParent(button); at && at !== document.body; at = flatParent(at)) {
    if (counts.has(at) && (at.matches(dialogs) || outOfFlow.has(getComputedStyle(at).position))) return at;
  }
  return null;
}
