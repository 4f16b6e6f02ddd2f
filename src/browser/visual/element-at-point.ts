import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import type { FrameTargets } from '@/browser/debugger/frame-targets';
import type { ViewportPoint } from '@/domain/form/visual-fill';
import type { InspectedTarget } from '@/domain/page/inspected-element';
import { inspectNode } from './describe-element';
import { isolatedWorldOf, rootFrame, scrollOffset, viewportSize } from './frame-script-world';

/**
 * The topmost element at a point of the viewport, in any frame; null if none.
 * @throws ControlError
 */
export async function inspectAt(
  session: DebuggerSession,
  frames: FrameTargets,
  spot: ViewportPoint,
): Promise<InspectedTarget | null> {
  const found = await nodeAt(session, spot);
  if (!found) return null;
  const { node } = await session.send('DOM.describeNode', { backendNodeId: found.backendNodeId });
  if (node.frameId !== undefined && isFrame(node)) {
    // A frame without a known session cannot be judged: treated as if nothing were there.
    const inner = frames.sessionOf(node.frameId);
    const inside = inner && (await insideOf(session, found.backendNodeId, inner, spot));
    return inner && inside && inspectAt(inner, frames, inside);
  }
  const place = { session, frameId: found.frameId };
  const executionContextId = await isolatedWorldOf(place);
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: found.backendNodeId, executionContextId });
  return object.objectId === undefined ? null : inspectNode(place, object.objectId);
}

const isFrame = ({ nodeName }: { nodeName: string }): boolean => /^I?FRAME$|^OBJECT$|^EMBED$/.test(nodeName);

/** Chrome takes integer pixels in document coordinates, whatever the scroll offset. */
async function nodeAt(session: DebuggerSession, { x, y }: ViewportPoint) {
  const scrolled = await scrollOffset(await rootFrame(session));
  const place = { x: Math.floor(x + scrolled.x), y: Math.floor(y + scrolled.y), ignorePointerEventsNone: true };
  return session.send('DOM.getNodeForLocation', place).catch(() => null);
}

/** The point inside a frame, undoing a transform's scale; null if it is rotated. */
async function insideOf(
  session: DebuggerSession,
  backendNodeId: number,
  inner: DebuggerSession,
  { x, y }: ViewportPoint,
): Promise<ViewportPoint | null> {
  const { model } = await session.send('DOM.getBoxModel', { backendNodeId });
  const [left = 0, top = 0, right = 0, upperRight = 0, , bottom = 0] = model.content;
  if (upperRight !== top) return null;
  const { width, height } = await viewportSize(await rootFrame(inner));
  return { x: ((x - left) * width) / (right - left || 1), y: ((y - top) * height) / (bottom - top || 1) };
}
