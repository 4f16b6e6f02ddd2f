import type { Target } from '@/page-api/element-requests';
import type { Scroller } from '@/page-api/scroll-requests';
import { findTarget } from '../refs/find-target';
import { documentScroller, isScrollable, scrollerAround, scrollStateOf, wheelPointOver } from './find-scroller';

/**
 * Where to turn the wheel to scroll the target's container (without a target, the page), and its scroll position; null if the target is
 * gone.
 */
export function findScrollContainer({ target }: { target: Target | null }): Scroller | null {
  const element = target && findTarget(target);
  if (target && !element) return null;
  const scroller = element ? scrollerAround(element) : (unreadBox() ?? documentScroller());
  if (isOutOfSight(scroller)) scroller.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return { point: wheelPointOver(scroller), scroll: scrollStateOf(scroller) };
}

/** Where the page is at its end: the first box that has more below. */
export function unreadBox(): Element | undefined {
  const hasMore = (scroller: Element) => {
    const { top, height, viewport } = scrollStateOf(scroller);
    return height - top - viewport > 2;
  };
  if (hasMore(documentScroller())) return undefined;
  return Array.from(document.body.querySelectorAll('*')).find((box) => isScrollable(box) && hasMore(box));
}

function isOutOfSight(scroller: Element): boolean {
  if (scroller === documentScroller()) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}
