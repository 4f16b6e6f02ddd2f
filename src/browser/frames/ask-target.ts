import type { ListFrame } from '@/domain/page/list-frame';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import type { Target } from '@/page-api/element-requests';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { findListFrame } from './find-list-frame';
import { frameIdOf, listFrames } from './frames';
import { framesNow } from './shown-frames';
import { wantedFrameOf } from './wanted-frame';

type Input<Name extends PageRequestName> = PageRequests[Name]['input'];
type Output<Name extends PageRequestName> = PageRequests[Name]['output'];

/** Answers on behalf of a frame that has left the tab: its elements are gone. Other requests throw. */
const goneAnswers: { [Name in PageRequestName]?: Output<Name> } = {
  'find-point': null,
  'read-element': null,
  'read-origin': '',
  'find-scroll-container': null,
  'choose-option': { outcome: 'gone', options: [] },
  'read-field': null,
};

/**
 * Asks the frame of the request's target, as its ref says (`f7e12`), else that of its list, as the recipe says; otherwise the top frame.
 * Points in the answer are in that frame's viewport. `told`: the frame, if known otherwise.
 * @throws PageAnswerError, PageUnreachableError
 */
export async function askTargetFrame<Name extends PageRequestName>(
  tabId: number,
  request: Name,
  input: Input<Name>,
  told: number | null = null,
): Promise<Output<Name>> {
  const frameId = told ?? (await frameOfInput(tabId, input));
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

/** The frame a request is for. A list's frame that is nowhere leaves the page itself, which then says that it has no such list. */
export async function frameOfInput(tabId: number, input: Input<PageRequestName>): Promise<number> {
  const { ref, place } = wantedFrameOf(input);
  const framed = ref === null ? 0 : frameIdOf(ref);
  return framed === 0 ? frameOfList(tabId, place) : framed;
}

/** The frame at a list's place now; the page itself if there is none. */
export async function frameOfList(tabId: number, place: ListFrame | null): Promise<number> {
  return place ? (findListFrame(await framesNow(tabId), place)?.frameId ?? 0) : 0;
}

/** The top frame is never gone: without one, the tab is about to load another page. */
async function isShown(tabId: number, frameId: number): Promise<boolean> {
  if (frameId === 0) return true;
  const frames = await listFrames(tabId).catch(() => null);
  return frames?.some((frame) => frame.frameId === frameId) ?? true;
}
