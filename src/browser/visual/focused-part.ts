import type { FrameTargets } from '@/browser/debugger/frame-targets';
import type { InspectedTarget } from '@/domain/page/inspected-element';
import { inspectNode } from './describe-element';
import { type DebuggerFrame, isolatedWorldOf } from './frame-script-world';

/**
 * The focused element in the frame or one inside it; null if none.
 * @throws ControlError
 */
export async function inspectFocused(place: DebuggerFrame, frames: FrameTargets): Promise<InspectedTarget | null> {
  const { session } = place;
  const objectId = await activeIn(place);
  if (objectId === null) return null;
  const { node } = await session.send('DOM.describeNode', { objectId });
  if (node.frameId === undefined || node.nodeName === 'BODY') {
    return node.nodeName === 'BODY' ? null : inspectNode(place, objectId);
  }
  const inner = frames.sessionOf(node.frameId) ?? session;
  return inspectFocused({ session: inner, frameId: node.frameId }, frames);
}

/** The active element, searched for through open shadow roots; null if it is the page itself. */
async function activeIn(place: DebuggerFrame): Promise<string | null> {
  const { result } = await place.session.send('Runtime.evaluate', {
    expression: `(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at;
    })()`,
    contextId: await isolatedWorldOf(place),
  });
  return result.objectId ?? null;
}
