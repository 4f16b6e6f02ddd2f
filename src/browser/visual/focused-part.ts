import type { FrameTargets } from '@/browser/debugger/frame-targets';
import type { SeenPart } from '@/domain/page/inspected-element';
import { describePart } from './describe-element';
import { type FramePlace, worldOf } from './frame-script-world';

/**
 * The focused element in the frame or one inside it; null if none.
 * @throws ControlError
 */
export async function focusedPart(place: FramePlace, frames: FrameTargets): Promise<SeenPart | null> {
  const { session } = place;
  const objectId = await activeIn(place);
  if (objectId === null) return null;
  const { node } = await session.send('DOM.describeNode', { objectId });
  if (node.frameId === undefined || node.nodeName === 'BODY') {
    return node.nodeName === 'BODY' ? null : describePart(place, objectId);
  }
  const inner = frames.sessionOf(node.frameId) ?? session;
  return focusedPart({ session: inner, frameId: node.frameId }, frames);
}

/** The active element, searched for through open shadow roots; null if it is the page itself. */
async function activeIn(place: FramePlace): Promise<string | null> {
  const { result } = await place.session.send('Runtime.evaluate', {
    expression: `(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at;
    })()`,
    contextId: await worldOf(place),
  });
  return result.objectId ?? null;
}
