import { runInFrames } from './run-in-frames';

/** A frame as seen from inside: its position in the window tree, and what it is. */
export interface FrameFacts {
  frameId: number;
  /**
   * Its index in the parent's `window.frames`, preceded by its ancestors'; empty for the top frame. -1 for frames in shadow roots, which
   * are not counted.
   */
  path: number[];
  url: string;
  /** The document's origin according to the browser: scheme, host and port, or `null`. */
  origin: string;
  /** Its address's origin: where a sandboxed frame was loaded from. */
  addressOrigin: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** All frames of a tab that scripts can run in, including cross-site ones. `isAtOnce`: as they are, even while some still load. */
export async function listFrames(tabId: number, { isAtOnce = false } = {}): Promise<FrameFacts[]> {
  const results = await runInFrames(tabId, readFacts, [], { isAtOnce });
  return results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
}

/** Runs in the frame, so it may use nothing from outside. Cross-site windows can be compared, but not inspected. */
function readFacts(): Omit<FrameFacts, 'frameId'> {
  const path: number[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent) {
    let place = -1;
    for (let index = 0; index < at.parent.length; index += 1) if (at.parent[index] === at) place = index;
    path.unshift(place);
  }
  return {
    path,
    url: location.href,
    origin: self.origin,
    addressOrigin: location.origin,
    width: innerWidth,
    height: innerHeight,
  };
}

/** A frame's position in its parent, from a snapshot. */
interface Place {
  index: number | null;
  url: string;
  width: number;
  height: number;
}

/** The frame at a position of its parent; undefined if no script runs in it. */
export function frameAt(frames: FrameFacts[], parent: FrameFacts, place: Place): FrameFacts | undefined {
  const children = frames.filter(({ path }) => path.length === parent.path.length + 1 && startsWith(path, parent.path));
  if (place.index !== null) return children.find(({ path }) => path.at(-1) === place.index);
  const uncounted = children.filter(({ path }) => path.at(-1) === -1);
  return (
    uncounted.find(({ url }) => url === place.url) ??
    uncounted.find(({ width, height }) => width === place.width && height === place.height)
  );
}

/** The possible parents of a frame: several only within shadow roots. */
export function parentsOf(frames: FrameFacts[], { path }: FrameFacts): FrameFacts[] {
  return frames.filter((frame) => frame.path.length === path.length - 1 && startsWith(path, frame.path));
}

function startsWith(path: number[], beginning: number[]): boolean {
  return beginning.every((place, index) => path[index] === place);
}

/** The ref prefix of a frame: it says where to look for the element, even after a worker restart. */
export function refPrefix(frameId: number): string {
  return frameId === 0 ? '' : `f${frameId}`;
}

/** The frame of a ref: `f7e12` is in Chrome's frame 7, `e12` in the top one. */
export function frameIdOf(ref: string): number {
  return Number(/^f(\d+)[eL]/.exec(ref)?.[1] ?? 0);
}
