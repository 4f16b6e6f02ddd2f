import type { Recipe } from '@/domain/page/recipe';
import { scrollerAround, scrollStateOf } from '@/page/dom/scrolling/find-scroller';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isPlaceholder } from '@/page/page-kind/loading-skeleton';
import { readAnnouncedCount } from '../rows/announced-count';

/** Placeholders for further rows at the end of a list. */
const sentinel =
  '[class*="sentinel" i], [class*="infinite" i], [class*="spinner" i], [class*="loader" i], [aria-busy="true"]';

/**
 * True if a list without pager grows on scrolling: it is a feed, ends in a placeholder, or the page announces more jobs than it shows.
 * Being scrollable proves nothing: every long page is.
 */
export function growsWhenScrolled(recipe: Recipe | null): boolean {
  if (!recipe) return false;
  if (waitsForScroll(recipe)) return true;
  const rows = findBySelector(recipe.rows.row);
  const last = rows.at(-1);
  if (!last) return false;
  const announced = readAnnouncedCount(last.parentElement, rows);
  const { height, viewport } = scrollStateOf(scrollerAround(last));
  return announced !== null && announced > rows.length && height > viewport;
}

/** True if the list is a feed, or has a placeholder for further rows. */
export function waitsForScroll(recipe: Recipe): boolean {
  const rows = findBySelector(recipe.rows.row);
  const last = rows.at(-1);
  if (!last) return false;
  return last.closest('[role="feed"]') !== null || rows.some(isPlaceholder) || endsInSentinel(last);
}

function endsInSentinel(last: Element): boolean {
  const after = last.nextElementSibling ?? last.parentElement?.nextElementSibling;
  return after ? after.matches(sentinel) || after.querySelector(sentinel) !== null : false;
}
