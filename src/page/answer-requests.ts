import type { FieldControls } from '@/domain/form/form-filling';
import { focusedFrame, frameAtPoint } from '@/page/dom/frames/inner-frame';
import { frameShown } from '@/page/dom/frames/is-frame-shown';
import { findTarget } from '@/page/dom/refs/find-target';
import { findScrollContainer } from '@/page/dom/scrolling/find-scroll-container';
import { findScroller } from '@/page/dom/scrolling/find-scroller';
import { matchSelectors } from '@/page/dom/selectors/match-selectors';
import { acceptListenerMarks } from '@/page/dom/tree/listener-elements';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { findBox } from '@/page/dom/visibility/element-box';
import { findPoint } from '@/page/dom/visibility/press-point';
import { attachFiles } from '@/page/fill/attach-files';
import { clearField } from '@/page/fill/clear-field';
import { hearTouch } from '@/page/fill/confirmation/first-user-input';
import { watchSending } from '@/page/fill/confirmation/watch-user-submit';
import { fillField, isStillInHand, nextByHand } from '@/page/fill/fill-field';
import { readBoxes } from '@/page/fill/visibility/field-boxes';
import { fieldPoint } from '@/page/fill/visibility/field-point';
import { isReadInFiles, readFormToFill } from '@/page/fill/visibility/known-fields';
import { markInShadow } from '@/page/fill/visibility/mark-in-shadow';
import { readSights } from '@/page/fill/visibility/read-field-visibility';
import { holdsScope, openScope } from '@/page/fill/watch/fill-scope';
import { formActions } from '@/page/fill/watch/form-actions';
import { mayWriteInFocus } from '@/page/fill/watch/may-fill';
import { takeBackTicks, watchTicks } from '@/page/fill/watch/page-checkboxes';
import { takeBack } from '@/page/fill/watch/written-fields';
import { readSearch } from '@/page/filters/read-search';
import { learnFromRows } from '@/page/list/learning/learn-from-rows';
import { mendRows } from '@/page/list/learning/repair-rules';
import { readPager } from '@/page/list/pager/read-pager';
import { learnRecipe } from '@/page/list/rows/learn-recipe';
import { readRows } from '@/page/list/rows/read-rows';
import { rowsSelector } from '@/page/list/rows/rows-selector';
import { readPageKind } from '@/page/page-kind/read-page-kind';
import { learnLayout } from '@/page/posting/learning/learn-layout';
import { learnDetails } from '@/page/posting/learning/learn-posting-rules';
import { readNumberedText } from '@/page/posting/numbered-text/read-numbered-text';
import { readDetails } from '@/page/posting/read-posting';
import { chooseOption } from '@/page/press/choose-native-option';
import { readElement } from '@/page/press/element-facts';
import { isTyping, judgeAt } from '@/page/press/judge-press-at';
import { readField } from '@/page/press/read-field';
import type { PageAnswer, PageMessage, PageRequestName, PageRequests } from '@/page-api/page-requests';
import { writingRequests } from '@/page-api/writing-requests';
import { readChange, watchChange } from './change/watch-change';
import { readFilters } from './filters/read-filters';
import { readLandmarks } from './landmarks/read-landmarks';
import { takeSnapshot } from './snapshot/take-snapshot';

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
