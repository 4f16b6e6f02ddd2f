import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { askTargetFrame } from './ask-target';
import { readChangeOfFrames, watchFrames } from './change-of-frames';
import { readDetailsInFrames } from './details-in-frames';
import { focusedFrameOf } from './focused-frame';
import { learnFromRowsInFrames, learnInFrames } from './learn-in-frames';
import { readKindOfFrames } from './page-kind-of-frames';
import { matchInFrames, readFiltersOfFrames, readLandmarksOfFrames, readSearchOfFrames } from './page-with-list-frame';

type Asking = {
  [Name in PageRequestName]?: (
    tabId: number,
    input: PageRequests[Name]['input'],
  ) => Promise<PageRequests[Name]['output']>;
};

/** Frames on the way to the focus. */
function askerOf(id: number): Parameters<typeof focusedFrameOf>[0] {
  return { id, askFrame: (frameId, request, input) => askPage(id, frameId, request, input) };
}

/** Requests about the tab as a person sees it, whichever frames that takes. Who asks need not know. */
const ofSeveralFrames: Asking = {
  'learn-recipe': (tabId, input) => learnInFrames(tabId, 'learn-recipe', input),
  'learn-from-rows': learnFromRowsInFrames,
  'read-page-kind': readKindOfFrames,
  'read-details': (tabId, input) =>
    input.recipe || input.row ? askTargetFrame(tabId, 'read-details', input) : readDetailsInFrames(tabId, input),
  'read-field': async (tabId, input) =>
    input.target
      ? askTargetFrame(tabId, 'read-field', input)
      : askTargetFrame(tabId, 'read-field', input, await focusedFrameOf(askerOf(tabId))),
  'read-landmarks': readLandmarksOfFrames,
  'read-search': readSearchOfFrames,
  'read-filters': readFiltersOfFrames,
  'match-selectors': matchInFrames,
  'watch-change': watchFrames,
  'read-change': readChangeOfFrames,
};

/**
 * Asks the frame, or the frames, that a request is about.
 * @throws PageAnswerError, PageUnreachableError
 */
export function askTab<Name extends PageRequestName>(
  tabId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageRequests[Name]['output']> {
  const asking: Asking[Name] = ofSeveralFrames[request];
  return asking ? asking(tabId, input) : askTargetFrame(tabId, request, input);
}
