import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { type FrameFacts, frameAt, listFrames } from './frames';

/** Who asks the frames on the way. */
interface FrameAsker {
  readonly id: number;
  askFrame<Name extends PageRequestName>(
    frameId: number,
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
}

/** The frame with keyboard focus: every document on the way says which child frame has it. Null if unknown. */
export function focusedFrameOf(tab: FrameAsker): Promise<number | null> {
  return innermost(tab, ({ frameId }) => tab.askFrame(frameId, 'focused-frame', null));
}

/** The topmost frame at a point of the tab's viewport. CSS pixels. Null if unknown. */
export function frameAtPointOf(tab: FrameAsker, spot: { x: number; y: number }): Promise<number | null> {
  let at = { x: spot.x, y: spot.y };
  return innermost(tab, async ({ frameId }) => {
    const inner = await tab.askFrame(frameId, 'frame-at-point', at);
    if (inner) at = { x: inner.x, y: inner.y };
    return inner;
  });
}

interface Place {
  index: number | null;
  url: string;
  width: number;
  height: number;
}

async function innermost(
  tab: FrameAsker,
  stepInto: (frame: FrameFacts) => Promise<Place | null>,
): Promise<number | null> {
  const frames = await listFrames(tab.id);
  let at = frames.find(({ path }) => path.length === 0);
  while (at) {
    const place = await stepInto(at);
    if (!place) return at.frameId;
    at = frameAt(frames, at, place);
  }
  return null;
}
