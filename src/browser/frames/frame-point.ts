import type { Point } from '@/page-api/viewport-shapes';
import { type FrameFacts, listFrames, parentsOf } from './frames';
import { convertToParentPoint } from './through-frame';

/** Enough for a busy page to repaint, and for one that is not shown, which has no frames. */
const paintMs = 150;

/**
 * Converts a frame's point to the tab's viewport, scrolling the surrounding frames if it is out of view, which the frame cannot know. Null
 * if the frame, or one around it, is no longer shown.
 */
export async function scrollPointIntoTab(tabId: number, frameId: number, own: Point): Promise<Point | null> {
  if (frameId === 0) return own;
  const frames = await listFrames(tabId);
  const frame = frames.find((one) => one.frameId === frameId);
  if (!frame) return null;
  const point = await pointThrough(tabId, frames, frame, own, false);
  if (point?.isHit || !own.isHit) return point;
  const brought = await pointThrough(tabId, frames, frame, own, true);
  // The browser hit-tests against what it painted last.
  await chrome.scripting.executeScript({ target: { tabId, frameIds: [0] }, func: untilPainted, args: [paintMs] });
  return brought;
}

/** Runs in the page, so it may use nothing from outside. */
function untilPainted(mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, mostMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Converts a position in a frame to the tab's viewport; null as above. Scrolls nothing, since the point is not marked as hit. */
export function toTabPoint(tabId: number, frameId: number, { x, y }: Pick<Point, 'x' | 'y'>): Promise<Point | null> {
  return scrollPointIntoTab(tabId, frameId, { x, y, isHit: false, coveredBy: null });
}

async function pointThrough(
  tabId: number,
  frames: FrameFacts[],
  frame: FrameFacts,
  own: Point,
  isBrought: boolean,
): Promise<Point | null> {
  let at = frame;
  let point = own;
  while (at.path.length > 0) {
    const outer = await pointInParent(tabId, frames, at, [point, isBrought]);
    if (!outer) return null;
    point = outer.point;
    at = outer.parent;
  }
  return point;
}

/** Frames in shadow roots are not counted: of several candidates, the parent is the one that shows the frame. */
async function pointInParent(
  tabId: number,
  frames: FrameFacts[],
  frame: FrameFacts,
  [point, isBrought]: [Point, boolean],
): Promise<{ parent: FrameFacts; point: Point } | null> {
  for (const parent of parentsOf(frames, frame)) {
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId, frameIds: [parent.frameId] },
      func: convertToParentPoint,
      args: [{ ...frame, place: frame.path.at(-1) ?? -1 }, { ...point }, isBrought],
      injectImmediately: true,
    });
    // A script's result omits nulls.
    if (answer?.result) return { parent, point: { ...answer.result, coveredBy: answer.result.coveredBy ?? null } };
  }
  return null;
}
