import { frameOfTarget } from '@/browser/frames/ask-target';
import type { TabContext } from '@/browser/frames/tab-context';
import type { Target } from '@/page-api/element-requests';
import { arrive } from './press';

/** Moves the mouse onto an element, and waits for what that shows. False if the element is gone. */
export async function hover(tab: TabContext, target: Target): Promise<boolean> {
  const frameId = frameOfTarget(target);
  const place = await arrive({ tab, target, frameId, wanted: { purpose: 'goal' } });
  if (place) await tab.settle(frameId);
  return place !== null;
}
