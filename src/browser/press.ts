import type { Point, Target } from '@/page/contract';
import { frameOf } from './ask-target';
import { pointInTab } from './frame-point';
import { withNewTabs } from './new-tabs';
import { quietMs } from './settle';
import type { TabGrip } from './tab-grip';
import { pressAt } from './trusted-input';
import { wait } from './wait';

/** What became of a press. `opened`: addresses of tabs that it opened, closed again at once. */
export type PressOutcome =
  | { outcome: 'pressed'; opened: string[] }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string };

/** How often a press is tried again while something that moves or fades still covers the element. */
const pressAttempts = 3;
/** Looks at a point until it stays, and how long between two looks, in ms. */
const resting = { looks: 8, stepMs: 60 };

/** Presses an element with the mouse where it can be hit, and waits until the page is quiet. A ref says which frame it is in, a selector does not. */
export async function press(tab: TabGrip, target: Target, frameId = frameOf(target)): Promise<PressOutcome> {
  const session = await tab.session();
  let coveredBy = '';
  for (let attempt = 0; attempt < pressAttempts; attempt += 1) {
    const point = await findRestingPoint(tab, target, frameId);
    if (!point) return { outcome: 'gone' };
    if (point.isHit) {
      const opened = await withNewTabs(tab.id, async () => {
        await pressAt(session, point);
        await tab.settle(frameId);
      });
      return { outcome: 'pressed', opened };
    }
    coveredBy = point.coveredBy ?? '';
    await tab.ask('wait-until-quiet', { quietMs, timeoutMs: quietMs * 4 });
  }
  return { outcome: 'covered', by: coveredBy };
}

/** Where to press. Scrolling an element into view may fill rows above it, which moves it once more. */
async function findRestingPoint(tab: TabGrip, target: Target, frameId: number): Promise<Point | null> {
  let point = await findPoint(tab, target, frameId);
  for (let look = 0; look < resting.looks && point; look += 1) {
    const { x, y } = point;
    await wait(resting.stepMs);
    point = await findPoint(tab, target, frameId);
    if (point?.x === x && point.y === y) break;
  }
  return point;
}

async function findPoint(tab: TabGrip, target: Target, frameId: number): Promise<Point | null> {
  // What knows its frame by its ref is told to be gone with it.
  const isNamed = frameId === frameOf(target);
  const own = await (isNamed ? tab.ask('find-point', target) : tab.askFrame(frameId, 'find-point', target));
  return own && pointInTab(tab.id, frameId, own);
}
