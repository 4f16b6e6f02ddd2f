import type { RefusalCode } from '@/domain/refusal-code';
import type { Point, PressJudgement, Target } from '@/page/contract';
import { frameOf } from './ask-target';
import { placeInTab, pointInTab } from './frame-point';
import { withNewTabs } from './new-tabs';
import { quietMs } from './settle';
import type { TabGrip } from './tab-grip';
import { letGo, letGoOutside, moveTo, pressDown } from './trusted-input';
import { wait } from './wait';
import { judgedBy, type WantedPress } from './wanted-press';

/**
 * What became of a press. `opened`: addresses of tabs that it opened, closed again at once. `refused`: the gate did not let it pass;
 * `name`: what the control that would have been hit is called.
 */
export type PressOutcome =
  | { outcome: 'pressed'; opened: string[] }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string }
  | { outcome: 'refused'; code: RefusalCode; name: string };

/** How often a press is tried again while something that moves or fades still covers the element, or it is replaced under the mouse. */
const pressAttempts = 3;
/** Looks at a point until it stays, and how long between two looks, in ms. */
const resting = { looks: 8, stepMs: 60 };

/** An element about to be pressed. */
interface Pressing {
  tab: TabGrip;
  target: Target;
  frameId: number;
  wanted: WantedPress;
}

/** Where the mouse is: in the tab, and in the frame of the element. */
interface Place {
  tab: Point;
  own: Point;
}

/**
 * Presses an element with the mouse where it can be hit, and waits until the page is quiet. What the mouse hits is judged once it has
 * arrived and the page has seen it come, and once more before the button is let go. A ref says which frame it is in, a selector does not.
 */
export async function press(
  tab: TabGrip,
  target: Target,
  wanted: WantedPress,
  frameId = frameOf(target),
): Promise<PressOutcome> {
  const pressing = { tab, target, frameId, wanted };
  let last: PressOutcome = { outcome: 'covered', by: '' };
  for (let attempt = 0; attempt < pressAttempts; attempt += 1) {
    const place = await arrive(pressing);
    if (!place) return { outcome: 'gone' };
    last = place.tab.isHit ? await pressThere(pressing, place) : { outcome: 'covered', by: place.tab.coveredBy ?? '' };
    if (!isTriedAgain(last)) return last;
    await tab.ask('wait-until-quiet', { quietMs, timeoutMs: quietMs * 4 });
  }
  return last;
}

function isTriedAgain(outcome: PressOutcome): boolean {
  return outcome.outcome === 'covered' || (outcome.outcome === 'refused' && outcome.code === 'changed');
}

/**
 * Moves the mouse to where the element stays. Scrolling an element into view may fill rows above it, and the mouse over it may move it:
 * it is looked for until it lies still under the mouse.
 */
async function arrive(pressing: Pressing): Promise<Place | null> {
  const session = await pressing.tab.session();
  let place = await findPlace(pressing);
  for (let look = 0; look < resting.looks && place; look += 1) {
    const { x, y } = place.tab;
    if (place.tab.isHit) await moveTo(session, place.tab);
    await wait(resting.stepMs);
    place = await findPlace(pressing);
    if (place?.tab.x === x && place.tab.y === y) break;
  }
  return place;
}

async function findPlace({ tab, target, frameId }: Pressing): Promise<Place | null> {
  // What knows its frame by its ref is told to be gone with it.
  const isNamed = frameId === frameOf(target);
  const own = await (isNamed ? tab.ask('find-point', target) : tab.askFrame(frameId, 'find-point', target));
  const point = own && (await pointInTab(tab.id, frameId, own));
  return own && point && { tab: point, own };
}

async function pressThere(pressing: Pressing, place: Place): Promise<PressOutcome> {
  const { tab, frameId } = pressing;
  const session = await tab.session();
  const before = await judge(pressing, place);
  if (before.outcome !== 'pass') return refusedAs(before);
  const result: { refused: PressOutcome | null } = { refused: null };
  const opened = await withNewTabs(tab.id, async () => {
    await pressDown(session, place.tab);
    // A page that goes away, or does not answer, while the button is down is not clicked.
    const after = await judge(pressing, place).catch(() => null);
    result.refused = changeBetween(before.identity, after);
    await (result.refused ? letGoOutside(session) : letGo(session, place.tab));
    await tab.settle(frameId);
  });
  return result.refused ?? { outcome: 'pressed', opened };
}

/** Why the button is let go of beside the control; null where it still is what was judged. */
function changeBetween(identity: string, now: PressJudgement | null): PressOutcome | null {
  if (now?.outcome === 'pass' && now.identity === identity) return null;
  return now?.outcome === 'refused' ? refusedAs(now) : { outcome: 'refused', code: 'changed', name: '' };
}

/** What the mouse hits at this moment, through every frame on the way. */
async function judge({ tab, target, frameId, wanted }: Pressing, { own, tab: shown }: Place): Promise<PressJudgement> {
  if (frameId !== 0) {
    const now = await placeInTab(tab.id, frameId, own);
    if (!now) return { outcome: 'gone' };
    const hasMoved = Math.abs(now.x - shown.x) > 1 || Math.abs(now.y - shown.y) > 1;
    if (hasMoved || now.coveredBy !== null) return { outcome: 'missed', by: now.coveredBy ?? 'nothing: it moved' };
  }
  return tab.askFrame(frameId, 'judge-press', { target, at: { x: own.x, y: own.y }, ...judgedBy(wanted) });
}

function refusedAs(judgement: Exclude<PressJudgement, { outcome: 'pass' }>): PressOutcome {
  switch (judgement.outcome) {
    case 'refused':
      return { outcome: 'refused', code: judgement.code, name: judgement.name };
    case 'missed':
      return { outcome: 'covered', by: judgement.by };
    case 'frame':
      return { outcome: 'covered', by: 'a frame' };
    case 'gone':
      return { outcome: 'gone' };
  }
}
