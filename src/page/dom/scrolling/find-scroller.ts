import type { ScrollState } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { Scroller } from '@/page-api/scroll-requests';
import type { Point } from '@/page-api/viewport-shapes';
import { findBySelector } from '../selectors/find-by-selector';
import { elementAt } from '../tree/element-at';
import { flatParent, isInFlatTree } from '../tree/flat-tree';

/**
 * Where to turn the wheel to scroll the recipe's list, and its scroll position; the document's if it has none. A box is brought into view
 * first: rows that fill once they are seen would pass by below the window's edge.
 */
export function findScroller({ recipe }: { recipe: Recipe | null }): Scroller {
  const scroller = (recipe && listScroller(recipe)) ?? documentScroller();
  if (scroller !== documentScroller()) scroller.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return { point: wheelPointOver(scroller), scroll: scrollStateOf(scroller) };
}

/** An element's scroll position. */
export function scrollStateOf(scroller: Element): ScrollState {
  return { top: scroller.scrollTop, height: scroller.scrollHeight, viewport: scroller.clientHeight };
}

/** The nearest ancestor that scrolls vertically, else the document's scroller. */
export function scrollerAround(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    if (isScrollable(at)) return at;
  }
  return documentScroller();
}

/** True if an element overflows and can be scrolled. */
export function isScrollable(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 1 || element.clientHeight === 0) return false;
  return /^(auto|scroll|overlay)$/.test(getComputedStyle(element).overflowY);
}

function listScroller({ rows, scroller }: Recipe): Element | null {
  const named = scroller === null ? undefined : findBySelector(scroller)[0];
  if (named) return named;
  const within = findBySelector(rows.row)[0] ?? findBySelector(rows.list)[0];
  return within ? scrollerAround(within) : null;
}

/** The page's own scroller. */
export function documentScroller(): Element {
  return document.scrollingElement ?? document.documentElement;
}

/** A point inside it on screen: its middle, else the first uncovered point of a grid. */
export function wheelPointOver(scroller: Element): Point {
  const isDocument = scroller === documentScroller();
  const box = isDocument ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const width = Math.min(box.right, innerWidth) - left;
  const height = Math.min(box.bottom, innerHeight) - top;
  for (const down of [0.5, 0.25, 0.75, 0.9]) {
    for (const across of [0.5, 0.25, 0.75]) {
      const x = left + width * across;
      const y = top + height * down;
      const found = elementAt(x, y);
      // A wheel turned over an inner scroller would scroll that instead.
      if (found && isInFlatTree(found, scroller) && scrollerAround(found) === scroller) {
        return { x, y, isHit: true, coveredBy: null };
      }
    }
  }
  return { x: left + width / 2, y: top + height / 2, isHit: false, coveredBy: 'something that lies over the list' };
}
