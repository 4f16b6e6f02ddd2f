/** A frame as it can be seen from inside: where it hangs in the tree of windows, and what it is. */
export interface FrameFacts {
  frameId: number;
  /**
   * Its place in `window.frames` of its parent, with those of all its ancestors before it; empty for the top frame. A place is -1
   * for a frame in a shadow root, where frames are not counted.
   */
  path: number[];
  url: string;
  /** Of the document as the browser itself tells it: scheme, host and port, `null` where it has none. */
  origin: string;
  /** The same of its address: what a sandboxed frame was loaded from. */
  addressOrigin: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** All frames of a tab that a script can run in; those of other sites among them. */
export async function listFrames(tabId: number): Promise<FrameFacts[]> {
  const results = await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: readFacts });
  return results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
}

/** Runs in the frame, and so may use nothing from outside itself. Windows of other sites can be compared, if not looked into. */
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

/** Where a parent shows a frame: what a snapshot says of it. */
interface Place {
  index: number | null;
  url: string;
  width: number;
  height: number;
}

/** The frame that is shown at a place of its parent; undefined where no script runs in it. */
export function frameAt(frames: FrameFacts[], parent: FrameFacts, place: Place): FrameFacts | undefined {
  const children = frames.filter(({ path }) => path.length === parent.path.length + 1 && startsWith(path, parent.path));
  if (place.index !== null) return children.find(({ path }) => path.at(-1) === place.index);
  const uncounted = children.filter(({ path }) => path.at(-1) === -1);
  return (
    uncounted.find(({ url }) => url === place.url) ??
    uncounted.find(({ width, height }) => width === place.width && height === place.height)
  );
}

/** The frames that a frame may hang in: several only among those in shadow roots. */
export function parentsOf(frames: FrameFacts[], { path }: FrameFacts): FrameFacts[] {
  return frames.filter((frame) => frame.path.length === path.length - 1 && startsWith(path, frame.path));
}

function startsWith(path: number[], beginning: number[]): boolean {
  return beginning.every((place, index) => path[index] === place);
}

/** The prefix of the refs of a frame: it says where to ask for the element, also after the worker was stopped. */
export function refPrefix(frameId: number): string {
  return frameId === 0 ? '' : `f${frameId}`;
}

/** The frame that a ref belongs to: `f7e12` is in the frame that Chrome numbers 7, `e12` in the top one. */
export function frameIdOf(ref: string): number {
  return Number(/^f(\d+)[eL]/.exec(ref)?.[1] ?? 0);
}
