import type { Recipe } from '@/domain/recipe';
import { announcedCount } from '../records/announced-count';
import { scrollerOf, scrollStateOf } from '../scrolling/find-scroller';
import { findBySelector } from '../selectors/find-by-selector';
import { isPlaceholder } from '../walls/placeholder';

/** What keeps a place for rows to come at the end of a list. */
const sentinel =
  '[class*="sentinel" i], [class*="infinite" i], [class*="spinner" i], [class*="loader" i], [aria-busy="true"]';

/**
 * True where a list without a pager says that it grows when scrolled: it is a feed, ends in room for more, or the page
 * counts more jobs than it shows. That something can be scrolled says nothing: every long page can.
 */
export function growsWhenScrolled(recipe: Recipe | null): boolean {
  if (!recipe) return false;
  if (waitsForScroll(recipe)) return true;
  const rows = findBySelector(recipe.rows.row);
  const last = rows.at(-1);
  if (!last) return false;
  const announced = announcedCount(last.parentElement, rows);
  const { height, viewport } = scrollStateOf(scrollerOf(last));
  return announced !== null && announced > rows.length && height > viewport;
}

/** True where the list is a feed, or keeps a place for rows to come. */
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
