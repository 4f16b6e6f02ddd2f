import type { FieldControls } from '@/domain/form/form-filling';
import { focusedFrame, frameAtPoint } from '@/page/dom/frames/inner-frame';
import { isChildFrameVisible } from '@/page/dom/frames/is-frame-shown';
import { setRefPrefix } from '@/page/dom/refs/element-refs';
import { findTarget } from '@/page/dom/refs/find-target';
import { setListPrefix } from '@/page/dom/refs/row-refs';
import { findScrollContainer } from '@/page/dom/scrolling/find-scroll-container';
import { findScroller } from '@/page/dom/scrolling/find-scroller';
import { matchSelectors } from '@/page/dom/selectors/match-selectors';
import { acceptListenerMarks } from '@/page/dom/tree/listener-elements';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { elementBox } from '@/page/dom/visibility/element-box';
import { attachFiles } from '@/page/fill/attach-files';
import { clearField } from '@/page/fill/clear-field';
import { watchUserInput } from '@/page/fill/confirmation/first-user-input';
import { watchOwnSubmit } from '@/page/fill/confirmation/watch-user-submit';
import { fillField, isTrustedFieldUnchanged, nextTrustedInput } from '@/page/fill/fill-field';
import { takeBackWithoutGround, watchGrounds } from '@/page/fill/grounds/watch-grounds';
import { readListOptions } from '@/page/fill/read-list-options';
import { readFieldBoxes } from '@/page/fill/visibility/field-boxes';
import { fieldPoint } from '@/page/fill/visibility/field-point';
import { isReadFromFile, readFormToFill } from '@/page/fill/visibility/last-read-form';
import { setShadowMarks } from '@/page/fill/visibility/mark-in-shadow';
import { readFieldVisibility } from '@/page/fill/visibility/read-field-visibility';
import { acceptScope, isInScope } from '@/page/fill/watch/fill-scope';
import { submitTargets } from '@/page/fill/watch/form-actions';
import { mayWriteInFocus } from '@/page/fill/watch/may-fill';
import { resetCheckboxes, watchCheckboxes } from '@/page/fill/watch/page-checkboxes';
import { clearWrittenField } from '@/page/fill/watch/written-fields';
import { readSearch } from '@/page/filters/read-search';
import { rememberHidden } from '@/page/form/controls-found-hidden';
import { readFormTexts } from '@/page/form/field-texts';
import { learnFromRows } from '@/page/list/learning/learn-from-rows';
import { repairRowRules } from '@/page/list/learning/repair-rules';
import { readCategoryLinks } from '@/page/list/pager/category-links';
import { readClosedSections } from '@/page/list/pager/closed-sections';
import { readListParts } from '@/page/list/pager/read-list-parts';
import { readPager } from '@/page/list/pager/read-pager';
import { learnRecipe } from '@/page/list/rows/learn-recipe';
import { readRows } from '@/page/list/rows/read-rows';
import { rowsSelector } from '@/page/list/rows/rows-selector';
import { readPageKind } from '@/page/page-kind/read-page-kind';
import { learnLayout } from '@/page/posting/learning/learn-layout';
import { learnPostingRules } from '@/page/posting/learning/learn-posting-rules';
import { readNumberedText } from '@/page/posting/numbered-text/read-numbered-text';
import { readPosting } from '@/page/posting/read-posting';
import { readPostingText } from '@/page/posting/read-posting-text';
import { withStatedPostings } from '@/page/posting/stated-postings';
import { chooseNativeOption } from '@/page/press/choose-native-option';
import { readTargetFacts } from '@/page/press/element-facts';
import { isPageFocused, isTextFocused, judgePressAt } from '@/page/press/judge-press-at';
import { placeToPress } from '@/page/press/place-to-press';
import { readField } from '@/page/press/read-field';
import { readFocus } from '@/page/press/read-focus';
import { findWords } from '@/page/snapshot/find-words';
import type { PageAnswer, PageMessage, PageRequestName, PageRequests } from '@/page-api/page-requests';
import { writingRequests } from '@/page-api/writing-requests';
import { readChangeSince, startChangeWatch } from './change/watch-change';
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
  'read-details': ({ recipe, fields, row, listed, isTextFramed }) =>
    readPosting(document, recipe, fields, { pressed: row ? findTarget(row) : null, listed, isTextFramed }),
  'read-posting-text': () => readPostingText(document),
  'read-numbered-text': readNumberedText,
  'learn-from-rows': learnFromRows,
  'mend-rows': repairRowRules,
  'learn-details': learnPostingRules,
  'learn-layout': learnLayout,
  'read-search': readSearch,
  'read-pager': ({ recipe, towards }) => readPager(document, recipe, towards),
  'read-parts': ({ recipe }) => readListParts(recipe),
  'read-closed-sections': readClosedSections,
  'read-category-links': readCategoryLinks,
  'read-page-kind': () => readPageKind(document),
  'learn-recipe': () => {
    const learned = learnRecipe();
    return learned && withStatedPostings(learned);
  },
  'read-rows': readRows,
  'select-rows': rowsSelector,
  'take-snapshot': takeSnapshot,
  'find-point': placeToPress,
  'judge-press': judgePressAt,
  'is-typing': isTextFocused,
  'is-page-focused': isPageFocused,
  'read-focus': readFocus,
  'read-origin': () => self.origin,
  'find-scroller': findScroller,
  'read-element': readTargetFacts,
  'find-words': findWords,
  'read-landmarks': readLandmarks,
  'read-filters': readFilters,
  'form-actions': submitTargets,
  'hear-touch': watchUserInput,
  'read-form': readFormToFill,
  'read-form-texts': readFormTexts,
  'open-scope': acceptScope,
  'holds-scope': () => true,
  'may-write-in-focus': mayWriteInFocus,
  'frame-shown': isChildFrameVisible,
  'field-point': fieldPoint,
  'remember-hidden': rememberHidden,
  'read-sights': readFieldVisibility,
  'mark-in-shadow': setShadowMarks,
  'focused-frame': focusedFrame,
  'frame-at-point': frameAtPoint,
  'watch-sending': watchOwnSubmit,
  'fill-field': fillField,
  'clear-field': clearField,
  'read-options': readListOptions,
  'take-back': clearWrittenField,
  'take-back-groundless': takeBackWithoutGround,
  'find-box': elementBox,
  'next-by-hand': nextTrustedInput,
  'is-still-in-hand': isTrustedFieldUnchanged,
  'attach-files': attachFiles,
  'watch-change': startChangeWatch,
  'read-change': readChangeSince,
  'match-selectors': matchSelectors,
  'find-scroll-container': findScrollContainer,
  'choose-option': chooseNativeOption,
  'read-field': readField,
  'read-boxes': readFieldBoxes,
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
  if (isScoped && !isInScope(message.token)) return { ok: false, error: 'out of scope', isOutOfScope: true };
  if (!unhurried.has(message.request)) await untilRead();
  try {
    setRefPrefix(message.framePrefix);
    setListPrefix(message.framePrefix);
    const output = await outputOf(message);
    if (message.request === 'open-scope') watchCheckboxes(message.input.token);
    else if (isScoped) {
      resetCheckboxes(filledBy(message), isReadFromFile);
      watchGrounds();
    }
    return { ok: true, output };
  } catch (error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { ok: false, error: text, isOutOfScope: false };
  }
}

/** Requests that are answered while a page is still being read: one waits for that by itself. */
const unhurried: ReadonlySet<PageRequestName> = new Set<PageRequestName>(['ping', 'wait-until-quiet']);
/** Some pages are sent for as long as they are open. Milliseconds. */
const mostReadingMs = 10_000;

function untilRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, mostReadingMs);
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
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
