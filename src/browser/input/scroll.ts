import { frameOfInput, frameOfTarget } from '@/browser/frames/ask-target';
import { scrollPointIntoTab } from '@/browser/frames/frame-point';
import type { TabContext } from '@/browser/frames/tab-context';
import type { Target } from '@/page-api/element-requests';
import type { PageRequests } from '@/page-api/page-requests';
import { turnWheel } from './trusted-input';

/** Share of the visible area per scroll: the rest overlaps. */
const pageShare = 0.8;

/** Pages ask for further rows at most so often while they are scrolled. */
const scrolledMs = 200;

/** Turns the wheel over the list by a share of its visible part, and waits. False if something lay over the list, which may have taken it. */
export async function scrollList(
  tab: TabContext,
  recipe: PageRequests['find-scroller']['input']['recipe'],
  share: number,
): Promise<boolean> {
  const session = await tab.session();
  const frameId = await frameOfInput(tab.id, { recipe });
  const { point, scroll } = await tab.askFrame(frameId, 'find-scroller', { recipe });
  const shown = await scrollPointIntoTab(tab.id, frameId, point);
  if (shown) await turnWheel(session, shown, Math.round(scroll.viewport * share));
  await tab.settle(frameId, scrolledMs);
  return shown?.isHit ?? false;
}

/** Turns the wheel over the target's scroll container, or the page's, and waits. False if the target is gone. */
export async function scroll(tab: TabContext, target: Target | null, direction: 'down' | 'up'): Promise<boolean> {
  const session = await tab.session();
  const frameId = frameOfTarget(target);
  const found = await tab.ask('find-scroll-container', { target });
  const point = found && (await scrollPointIntoTab(tab.id, frameId, found.point));
  if (!point) return false;
  const distance = Math.round(found.scroll.viewport * pageShare);
  await turnWheel(session, point, direction === 'down' ? distance : -distance);
  await tab.settle(frameId, scrolledMs);
  return true;
}
