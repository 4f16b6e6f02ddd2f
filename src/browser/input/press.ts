import { frameOfTarget } from '@/browser/frames/ask-target';
import { scrollPointIntoTab, toTabPoint } from '@/browser/frames/frame-point';
import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import type { ActPlace } from '@/domain/page/allowed-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { Target } from '@/page-api/element-requests';
import type { PressJudgement } from '@/page-api/press-requests';
import type { Point } from '@/page-api/viewport-shapes';
import { sleep } from '@/std/sleep';

import { withNewTabs } from './new-tabs';
import { moveTo, pressDown, releaseButton, releaseWithoutClick } from './trusted-input';
import { clicksOf, type PressIntent, toPressContext } from './wanted-press';

/**
 * The result of a press. `opened`: addresses of tabs it opened, which were closed again. `refused`: by the gate; `name`: of the control
 * that would have been hit, `where` that is, for a goal. `isToPage`: a key that no control had the focus for, so that only what the page shows tells whether it heard it.
 */
export type PressOutcome =
  | { outcome: 'pressed'; opened: string[]; isToPage?: true }
  | { outcome: 'gone' }
  | { outcome: 'covered'; by: string; asksConsent?: boolean }
  | { outcome: 'refused'; code: RefusalCode; name: string; where?: ActPlace };

/** Attempts at a press while a moving or fading element covers the target, or it is replaced under the mouse. */
const pressAttempts = 3;
/** Checks until a point stays in place, and ms between them: two frames, in which a page draws what the mouse does to it. */
const resting = { looks: 8, stepMs: 34 };

/** An element about to be pressed. */
export interface Pressing {
  tab: TabContext;
  target: Target;
  frameId: number;
  wanted: PressIntent;
}

/** The same, or whatever is at the place. */
type Judged = Omit<Pressing, 'target'> & { target: Target | null };

type Passed = Extract<PressJudgement, { outcome: 'pass' }>;

/** How long nothing may change after a press that closes something, ms: two frames. What is pressed next is located again anyway. */
const quietClosedMs = 34;

/** The mouse position: in the tab, and in the element's frame. */
export interface Place {
  tab: Point;
  own: Point;
}

/**
 * Presses an element with the mouse where it can be hit, and waits until the page is quiet. What is hit is judged after the mouse arrives
 * and the page has noticed, and again before the button is released. Refs state their frame, selectors do not.
 */
export async function press(
  tab: TabContext,
  target: Target,
  wanted: PressIntent,
  frameId = frameOfTarget(target),
): Promise<PressOutcome> {
  const pressing = { tab, target, frameId, wanted };
  let last: PressOutcome = { outcome: 'covered', by: '' };
  for (let attempt = 0; attempt < pressAttempts; attempt += 1) {
    if (attempt > 0) await tab.ask('wait-until-quiet', { quietMs, timeoutMs: quietMs * 4 });
    const place = await arrive(pressing);
    if (!place) return wentByPress(last, wanted) ? { outcome: 'pressed', opened: [] } : { outcome: 'gone' };
    last = place.tab.isHit ? await pressThere(pressing, place) : coveredAt(place.tab);
    if (!isTriedAgain(last, wanted)) return last;
  }
  return last;
}

function coveredAt({ coveredBy, asksConsent = false }: Point): PressOutcome {
  return { outcome: 'covered', by: coveredBy ?? '', asksConsent };
}

/** A suggestion that is taken as soon as the button goes down, and is away before it comes up: nothing else is there to be pressed. */
function wentByPress(last: PressOutcome, { purpose }: PressIntent): boolean {
  return purpose === 'goal' && last.outcome === 'refused' && last.code === 'changed';
}

function isTriedAgain(outcome: PressOutcome, { isPatient = true }: PressIntent): boolean {
  return outcome.outcome === 'covered' ? isPatient : outcome.outcome === 'refused' && outcome.code === 'changed';
}

/**
 * Moves the mouse to the element's final position. Scrolling may fill rows above it, and hovering may move it, so it is located until it
 * stays under the mouse.
 */
export async function arrive(pressing: Pressing): Promise<Place | null> {
  const session = await pressing.tab.session();
  let place = await findPlace(pressing);
  // What covers it is somebody else's to take away: there is nothing to wait for.
  if (pressing.wanted.isPatient === false && place && !place.tab.isHit) return place;
  for (let look = 0; look < resting.looks && place; look += 1) {
    const { x, y } = place.tab;
    if (place.tab.isHit) await moveTo(session, place.tab);
    await sleep(resting.stepMs);
    place = await findPlace(pressing);
    if (place?.tab.x === x && place.tab.y === y) break;
  }
  return place;
}

async function findPlace({ tab, target, frameId }: Pressing): Promise<Place | null> {
  // An element whose ref states its frame is gone with it.
  const isNamed = frameId === frameOfTarget(target);
  const own = await (isNamed ? tab.ask('find-point', target) : tab.askFrame(frameId, 'find-point', target));
  const point = own && (await scrollPointIntoTab(tab.id, frameId, own));
  return own && point && { tab: point, own };
}

async function pressThere(pressing: Pressing, place: Place): Promise<PressOutcome> {
  const { tab, frameId } = pressing;
  const session = await tab.session();
  const before = await judge(pressing, place);
  if (before.outcome !== 'pass') return refusedAs(before);
  tab.onPress(before.postedAs);
  const result: { refused: PressOutcome | null } = { refused: null };
  let meant: Judged = pressing;
  const act = async () => {
    const times = clicksOf(pressing.wanted);
    for (let clickCount = 1; clickCount <= times && !result.refused; clickCount += 1) {
      await pressDown(session, place.tab, clickCount);
      // If the page disappears or hangs with the button down, there is no click.
      const after = await judge(meant, place).catch(() => null);
      result.refused = changeBetween(before, after);
      if (result.refused && (await isDrawnAnew(pressing, place, before))) {
        meant = { ...pressing, target: null };
        result.refused = null;
      }
      await (result.refused ? releaseWithoutClick(session) : releaseButton(session, place.tab, clickCount));
    }
  };
  const leastMs = pressing.wanted.purpose === 'close' ? quietClosedMs : undefined;
  const opened = await withNewTabs(tab.id, act, () => tab.settle(frameId, leastMs));
  return result.refused ?? { outcome: 'pressed', opened };
}

/**
 * Whether the page has put the like of the judged control in its place as the button went down, as pages do that draw all anew: a cell that is
 * marked, a field that unfolds. It must pass the gate itself. What the user has allowed is only the very control that was judged.
 */
async function isDrawnAnew(pressing: Pressing, place: Place, before: Passed): Promise<boolean> {
  if (pressing.wanted.purpose !== 'goal' || pressing.wanted.allowed) return false;
  const now = await judge({ ...pressing, target: null }, place).catch(() => null);
  return now?.outcome === 'pass' && now.likeness === before.likeness;
}

/** Why the button is released elsewhere; null if the judged control is still there. */
function changeBetween({ identity }: Passed, now: PressJudgement | null): PressOutcome | null {
  if (now?.outcome === 'pass' && now.identity === identity) return null;
  return now?.outcome === 'refused' ? refusedAs(now) : { outcome: 'refused', code: 'changed', name: '' };
}

/** What the mouse currently hits, through every frame on the way. */
export async function judge(
  { tab, target, frameId, wanted }: Judged,
  { own, tab: shown }: Place,
): Promise<PressJudgement> {
  if (frameId !== 0) {
    const now = await toTabPoint(tab.id, frameId, own);
    if (!now) return { outcome: 'gone' };
    const hasMoved = Math.abs(now.x - shown.x) > 1 || Math.abs(now.y - shown.y) > 1;
    if (hasMoved || now.coveredBy !== null) return { outcome: 'missed', by: now.coveredBy ?? 'nothing: it moved' };
  }
  return tab.askFrame(frameId, 'judge-press', { target, at: { x: own.x, y: own.y }, ...toPressContext(wanted) });
}

export function refusedAs(judgement: Exclude<PressJudgement, { outcome: 'pass' }>): PressOutcome {
  switch (judgement.outcome) {
    case 'refused':
      return judgement;
    case 'missed':
      return { outcome: 'covered', by: judgement.by };
    case 'frame':
      return { outcome: 'covered', by: 'a frame' };
    case 'gone':
      return { outcome: 'gone' };
  }
}
