import { PageUnreachableError } from '@/domain/page/tab-errors';
import type { Target } from '@/page-api/element-requests';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { frameIdOf, listFrames } from './frames';

type Input<Name extends PageRequestName> = PageRequests[Name]['input'];
type Output<Name extends PageRequestName> = PageRequests[Name]['output'];

/** Answers on behalf of a frame that has left the tab: its elements are gone. Other requests throw. */
const goneAnswers: { [Name in PageRequestName]?: Output<Name> } = {
  'find-point': null,
  'read-element': null,
  'find-scroll-container': null,
  'choose-option': { outcome: 'gone', options: [] },
  'read-field': null,
};

/**
 * Asks the frame of the request's target, as its ref says (`f7e12`); otherwise the top frame. Points in the answer are in that frame's
 * viewport.
 * @throws PageAnswerError, PageUnreachableError
 */
export async function askTargetFrame<Name extends PageRequestName>(
  tabId: number,
  request: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  const frameId = frameOfTarget(targetIn(input));
  try {
    return await askPage(tabId, frameId, request, input);
  } catch (error) {
    const gone = goneAnswers[request];
    const isGone = error instanceof PageUnreachableError && gone !== undefined && !(await isShown(tabId, frameId));
    if (isGone) return gone;
    throw error;
  }
}

/** The frame of a target. Selectors always mean the top frame: elsewhere, elements have refs only. */
export function frameOfTarget(target: Target | null): number {
  return target && 'ref' in target ? frameIdOf(target.ref) : 0;
}

function targetIn(input: Input<PageRequestName>): Target | null {
  if (input === null) return null;
  if ('ref' in input || 'selector' in input) return input;
  return 'target' in input ? input.target : null;
}

/** The top frame is never gone: without one, the tab is about to load another page. */
async function isShown(tabId: number, frameId: number): Promise<boolean> {
  if (frameId === 0) return true;
  const frames = await listFrames(tabId).catch(() => null);
  return frames?.some((frame) => frame.frameId === frameId) ?? true;
}
