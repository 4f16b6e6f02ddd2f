import type { Target } from '@/page-api/element-requests';
import type { Scroller } from '@/page-api/scroll-requests';
import { findTarget } from '../refs/find-target';
import { documentScroller, scrollerAround, scrollStateOf, wheelPointOver } from './find-scroller';

/**
 * Where to turn the wheel to scroll the target's container (without a target, the page), and its scroll position; null if the target is
 * gone.
 */
export function findScrollContainer({ target }: { target: Target | null }): Scroller | null {
  const element = target && findTarget(target);
  if (target && !element) return null;
  const scroller = element ? scrollerAround(element) : documentScroller();
  if (isOutOfSight(scroller)) scroller.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return { point: wheelPointOver(scroller), scroll: scrollStateOf(scroller) };
}

function isOutOfSight(scroller: Element): boolean {
  if (scroller === documentScroller()) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}
