import type { FieldControls } from '@/domain/form-filling';
import { writingRequests } from '@/safety/writing-requests';
import { readChange, watchChange } from './change/watch-change';
import { hearTouch } from './confirmation/hear-touch';
import { watchSending } from './confirmation/watch-sending';
import type { PageAnswer, PageMessage, PageRequestName, PageRequests } from './contract';
import { readDetails } from './details/read-details';
import { chooseOption } from './elements/choose-option';
import { readElement } from './elements/element-facts';
import { readField } from './elements/read-field';
import { attachFiles } from './filling/attach-files';
import { clearField } from './filling/clear-field';
import { readBoxes } from './filling/field-boxes';
import { fieldPoint } from './filling/field-point';
import { fillField, isStillInHand, nextByHand } from './filling/fill-field';
import { formActions } from './filling/form-actions';
import { isReadInFiles, readFormToFill } from './filling/known-fields';
import { markInShadow } from './filling/mark-in-shadow';
import { mayWriteInFocus } from './filling/may-fill';
import { readSights } from './filling/read-sights';
import { takeBackTicks, watchTicks } from './filling/ticks-of-page';
import { takeBack } from './filling/written-fields';
import { readFilters } from './filters/read-filters';
import { frameShown } from './frames/frame-shown';
import { focusedFrame, frameAtPoint } from './frames/inner-frame';
import { readLandmarks } from './landmarks/read-landmarks';
import { learnDetails } from './learning/learn-details';
import { learnFromRows } from './learning/learn-from-rows';
import { learnLayout } from './learning/learn-layout';
import { mendRows } from './learning/mend-rows';
import { readNumberedText } from './numbered-text/read-numbered-text';
import { readPager } from './pager/read-pager';
import { isTyping, judgeAt } from './pressing/judge-at';
import { learnRecipe } from './records/learn-recipe';
import { readRows } from './records/read-rows';
import { rowsSelector } from './records/rows-selector';
import { findTarget } from './refs/find-target';
import { holdsScope, openScope } from './scope/held-scope';
import { findScrollContainer } from './scrolling/find-scroll-container';
import { findScroller } from './scrolling/find-scroller';
import { readSearch } from './search/read-search';
import { matchSelectors } from './selectors/match-selectors';
import { takeSnapshot } from './snapshot/take-snapshot';
import { findBox } from './visibility/find-box';
import { findPoint } from './visibility/find-point';
import { acceptListenerMarks } from './walker/listener-elements';
import { waitUntilQuiet } from './walker/wait-until-quiet';
import { readPageKind } from './walls/read-page-kind';

type Answers = {
  [Name in PageRequestName]: (
    input: PageRequests[Name]['input'],
  ) => PageRequests[Name]['output'] | Promise<PageRequests[Name]['output']>;
};

const answers: Answers = {
  ping: () => true,
  'read-details': ({ recipe, fields, row }) => readDetails(document, recipe, fields, row ? findTarget(row) : null),
  'read-numbered-text': readNumberedText,
  'learn-from-rows': learnFromRows,
  'mend-rows': mendRows,
  'learn-details': learnDetails,
  'learn-layout': learnLayout,
  'read-search': readSearch,
  'read-pager': ({ recipe }) => readPager(document, recipe),
  'read-page-kind': () => readPageKind(document),
  'learn-recipe': learnRecipe,
  'read-rows': readRows,
  'select-rows': rowsSelector,
  'take-snapshot': takeSnapshot,
  'find-point': findPoint,
  'judge-press': judgeAt,
  'is-typing': isTyping,
  'find-scroller': findScroller,
  'read-element': readElement,
  'read-landmarks': readLandmarks,
  'read-filters': readFilters,
  'form-actions': formActions,
  'hear-touch': hearTouch,
  'read-form': readFormToFill,
  'open-scope': openScope,
  'holds-scope': () => true,
  'may-write-in-focus': mayWriteInFocus,
  'frame-shown': frameShown,
  'field-point': fieldPoint,
  'read-sights': readSights,
  'mark-in-shadow': markInShadow,
  'focused-frame': focusedFrame,
  'frame-at-point': frameAtPoint,
  'watch-sending': watchSending,
  'fill-field': fillField,
  'clear-field': clearField,
  'take-back': takeBack,
  'find-box': findBox,
  'next-by-hand': nextByHand,
  'is-still-in-hand': isStillInHand,
  'attach-files': attachFiles,
  'watch-change': watchChange,
  'read-change': readChange,
  'match-selectors': matchSelectors,
  'find-scroll-container': findScrollContainer,
  'choose-option': chooseOption,
  'read-field': readField,
  'read-boxes': readBoxes,
  'wait-until-quiet': waitUntilQuiet,
};

/** True in a frame that already answers: a second injection must not answer again. */
declare global {
  var isJobtrailAnswering: boolean | undefined;
}

/** Listens for the background's requests; leaves no trace visible to the page (isolated world only). */
export function answerRequests(): void {
  if (globalThis.isJobtrailAnswering) return;
  globalThis.isJobtrailAnswering = true;
  acceptListenerMarks();
  chrome.runtime.onMessage.addListener((message: unknown, sender, respond: (answer: unknown) => void) => {
    if (!isFromBackground(sender) || !isPageMessage(message)) return false;
    answer(message).then(respond);
    return true;
  });
}

const scopedRequests: ReadonlySet<PageRequestName> = new Set(writingRequests);

async function answer(message: PageMessage): Promise<PageAnswer> {
  const isScoped = scopedRequests.has(message.request) || message.token !== undefined;
  if (isScoped && !holdsScope(message.token)) return { ok: false, error: 'out of scope', isOutOfScope: true };
  try {
    const output = await outputOf(message);
    if (message.request === 'open-scope') watchTicks(message.input.token);
    else if (isScoped) takeBackTicks(filledBy(message), isReadInFiles);
    return { ok: true, output };
  } catch (error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { ok: false, error: text, isOutOfScope: false };
  }
}

/** The field a request acted on; its own checkboxes are meant to change. */
function filledBy(message: PageMessage): FieldControls | null {
  return message.request === 'fill-field' || message.request === 'clear-field' ? message.input.controls : null;
}

function outputOf<Name extends PageRequestName>({ request, input }: PageMessage<Name>): unknown {
  return answers[request](input);
}

/** Content scripts, including ours in other frames, have a tab; the background has none. */
function isFromBackground({ id, tab }: chrome.runtime.MessageSender): boolean {
  return id === chrome.runtime.id && tab === undefined;
}

function isPageMessage(message: unknown): message is PageMessage {
  return typeof message === 'object' && message !== null && 'to' in message && message.to === 'page';
}
