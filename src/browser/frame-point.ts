import type { Point } from '@/page/contract';
import { type FrameFacts, listFrames, parentsOf } from './frames';
import { throughFrame } from './through-frame';
import { wait } from './wait';

/** Longer than a busy page takes to paint anew. */
const paintMs = 150;

/**
 * A point that a frame answered with, as one of the tab's viewport. A frame knows its own viewport only: where the tab shows
 * another part of it, the frames around are scrolled. Null where the frame, or one around it, is no longer shown.
 */
export async function pointInTab(tabId: number, frameId: number, own: Point): Promise<Point | null> {
  if (frameId === 0) return own;
  const frames = await listFrames(tabId);
  const frame = frames.find((one) => one.frameId === frameId);
  if (!frame) return null;
  const point = await pointThrough(tabId, frames, frame, own, false);
  if (point?.isHit || !own.isHit) return point;
  const brought = await pointThrough(tabId, frames, frame, own, true);
  // The browser finds what is under the mouse in what it painted last.
  await wait(paintMs);
  return brought;
}

/** A place of a frame's viewport as one of the tab's; null as above. Nothing is scrolled: a point that is not hit is not brought. */
export function placeInTab(tabId: number, frameId: number, { x, y }: Pick<Point, 'x' | 'y'>): Promise<Point | null> {
  return pointInTab(tabId, frameId, { x, y, isHit: false, coveredBy: null });
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

/** Frames in shadow roots are not counted, so several may be the parent: the one that shows the frame is. */
async function pointInParent(
  tabId: number,
  frames: FrameFacts[],
  frame: FrameFacts,
  [point, isBrought]: [Point, boolean],
): Promise<{ parent: FrameFacts; point: Point } | null> {
  for (const parent of parentsOf(frames, frame)) {
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId, frameIds: [parent.frameId] },
      func: throughFrame,
      args: [{ ...frame, place: frame.path.at(-1) ?? -1 }, { ...point }, isBrought],
    });
    // What a script answers with comes without what is null in it.
    if (answer?.result) return { parent, point: { ...answer.result, coveredBy: answer.result.coveredBy ?? null } };
  }
  return null;
}
