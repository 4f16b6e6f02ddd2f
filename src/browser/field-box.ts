import type { Box } from '@/page/contract';
import { askPage } from './ask-page';
import { placeInTab, pointInTab } from './frame-point';

/** An element's box in the tab's viewport, scrolled into view first; null if it cannot be shown. */
export async function fieldBox(tabId: number, frameId: number, selector: string): Promise<Box | null> {
  const point = await askPage(tabId, frameId, 'find-point', { selector });
  if (!point) return null;
  // A frame does not know whether it is visible: its ancestors are scrolled.
  const shown = await pointInTab(tabId, frameId, { ...point, isHit: true });
  const box = shown && (await askPage(tabId, frameId, 'find-box', { selector }));
  const own = box && (await placeInTab(tabId, frameId, box));
  return own && box ? { ...box, x: own.x, y: own.y } : null;
}
