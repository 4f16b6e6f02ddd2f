import { z } from 'zod';
import type { DebuggerSession } from '../debugger-session';

/** A frame as the debugger speaks to it. */
export interface FramePlace {
  session: DebuggerSession;
  frameId: string;
}

/** The name tells a page nothing: no page can look into another world. */
const worldName = 'jobtrail';

/** Where scripts of ours run in a frame without the page's knowing; the browser answers with the same one every time. @throws ControlError */
export async function worldOf({ session, frameId }: FramePlace): Promise<number> {
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName });
  return executionContextId;
}

/** The frame that a session shows uppermost. */
export async function rootFrame(session: DebuggerSession): Promise<FramePlace> {
  const { frameTree } = await session.send('Page.getFrameTree');
  return { session, frameId: frameTree.frame.id };
}

/** The address of a frame; empty where it has none. */
export async function urlOf({ session, frameId }: FramePlace): Promise<string> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree];
  for (const { frame, childFrames } of frames) {
    if (frame.id === frameId) return frame.url;
    frames.push(...(childFrames ?? []));
  }
  return '';
}

const Offset = z.object({ x: z.number(), y: z.number() });

/** How far a frame's document is scrolled. CSS pixels. @throws ControlError */
export async function scrolledBy(place: FramePlace): Promise<z.infer<typeof Offset>> {
  const { result } = await place.session.send('Runtime.evaluate', {
    expression: '({ x: scrollX, y: scrollY })',
    contextId: await worldOf(place),
    returnByValue: true,
  });
  return Offset.parse(result.value);
}

const Size = z.object({ width: z.number(), height: z.number() });

/** What a frame shows of its page. CSS pixels. @throws ControlError */
export async function sizeOf(place: FramePlace): Promise<z.infer<typeof Size>> {
  const { result } = await place.session.send('Runtime.evaluate', {
    expression: '({ width: innerWidth, height: innerHeight })',
    contextId: await worldOf(place),
    returnByValue: true,
  });
  return Size.parse(result.value);
}
