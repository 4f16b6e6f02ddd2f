import type { Recipe } from '@/domain/page/recipe';
import { countWords } from '@/language/fold/comparable-text';
import { visibleText } from '@/page/dom/text/visible-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';
import { type RowExtent, rowExtents } from './row-extents';

/** Words by which an expanded row exceeds the others: fewer if a control says that something is open. */
const leastWords = { said: 12, unsaid: 25 };

interface Measured extends RowExtent {
  words: number;
  saysOpen: boolean;
}

/**
 * The row that shows its posting inside itself, recognized by what opened and by its extra text. If several are open: the pressed one, else
 * the one with the focus. Null if none is.
 */
export function expandedRow(recipe: Recipe, pressed: Element | null): RowExtent | null {
  const rows = rowExtents(recipe).map(measured);
  const own = rows.find((extent) => pressed && holds(extent, pressed));
  if (own) return isUnfolded(own, rows) ? own : null;
  const open = rows.filter((extent) => isUnfolded(extent, rows));
  const focus = focusedElement();
  return open.find((extent) => focus && holds(extent, focus)) ?? open[0] ?? null;
}

/** The extent of the pressed row, whether or not it is known to have expanded. */
export function pressedRowExtent(recipe: Recipe, pressed: Element): RowExtent | null {
  return rowExtents(recipe).find((extent) => holds(extent, pressed)) ?? null;
}

function measured(extent: RowExtent): Measured {
  return {
    ...extent,
    words: extent.elements.reduce((sum, element) => sum + countWords(visibleText(element)), 0),
    saysOpen: extent.elements.some((element) =>
      elementsWithin(element).some((inner) => inner.matches('[aria-expanded="true"], details[open]')),
    ),
  };
}

/** Rows that say they are open are compared with those that do not: all rows of a list may be open. */
function isUnfolded({ words, saysOpen }: Measured, rows: readonly Measured[]): boolean {
  if (!saysOpen) return words - usualWords(rows) >= leastWords.unsaid;
  return words - usualWords(rows.filter((other) => !other.saysOpen)) >= leastWords.said;
}

/** The median; none if there is no row. */
function usualWords(rows: readonly Measured[]): number {
  const counts = rows.map(({ words }) => words).sort((one, other) => one - other);
  return counts[counts.length >> 1] ?? 0;
}

function holds({ elements }: RowExtent, inner: Element): boolean {
  return elements.some((element) => isInFlatTree(inner, element));
}

function focusedElement(): Element | null {
  let focus = document.activeElement;
  for (let root = focus && shadowRootOf(focus); root?.activeElement; root = shadowRootOf(focus)) {
    focus = root.activeElement;
  }
  return focus;
}
