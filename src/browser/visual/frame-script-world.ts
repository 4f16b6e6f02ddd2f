import { z } from 'zod';
import type { DebuggerSession } from '@/browser/debugger/debugger-session';

/** A frame as addressed by the debugger. */
export interface DebuggerFrame {
  session: DebuggerSession;
  frameId: string;
}

/** The name reveals nothing: pages cannot look into other worlds. */
const worldName = 'jobtrail';

/**
 * An isolated world for our scripts in a frame, invisible to the page; the browser returns the same one each time.
 * @throws ControlError
 */
export async function isolatedWorldOf({ session, frameId }: DebuggerFrame): Promise<number> {
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName });
  return executionContextId;
}

/** A session's root frame. */
export async function rootFrame(session: DebuggerSession): Promise<DebuggerFrame> {
  const { frameTree } = await session.send('Page.getFrameTree');
  return { session, frameId: frameTree.frame.id };
}

/** A frame's address; empty if it has none. */
export async function urlOfFrame({ session, frameId }: DebuggerFrame): Promise<string> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree];
  for (const { frame, childFrames } of frames) {
    if (frame.id === frameId) return frame.url;
    frames.push(...(childFrames ?? []));
  }
  return '';
}

const Offset = z.object({ x: z.number(), y: z.number() });

/**
 * The scroll offset of a frame's document. CSS pixels.
 * @throws ControlError
 */
export async function scrollOffset(place: DebuggerFrame): Promise<z.infer<typeof Offset>> {
  const { result } = await place.session.send('Runtime.evaluate', {
    expression: '({ x: scrollX, y: scrollY })',
    contextId: await isolatedWorldOf(place),
    returnByValue: true,
  });
  return Offset.parse(result.value);
}

const Size = z.object({ width: z.number(), height: z.number() });

/**
 * A frame's viewport size. CSS pixels.
 * @throws ControlError
 */
export async function viewportSize(place: DebuggerFrame): Promise<z.infer<typeof Size>> {
  const { result } = await place.session.send('Runtime.evaluate', {
    expression: '({ width: innerWidth, height: innerHeight })',
    contextId: await isolatedWorldOf(place),
    returnByValue: true,
  });
  return Size.parse(result.value);
}
