import type { Attack, CleanTwin } from './attack';
import { boardAttacks } from './boards/board-attacks';
import { cleanBoards } from './boards/clean-boards';
import { filtersThatAgree } from './boards/filters-that-agree';
import { hugePosting } from './boards/huge-posting';
import { pagersThatAgree } from './boards/pagers-that-agree';
import { postedByPress } from './boards/posted-by-press';
import { postsThatSayMore } from './boards/posts-that-say-more';
import { requestAttacks } from './boards/request-attacks';
import { rowsThatCall } from './boards/rows-that-call';
import { afterTheRun, swappedFields } from './fill/after-the-run';
import { againOfOthers } from './fill/again-of-others';
import { bareLists } from './fill/bare-lists';
import { bySight } from './fill/by-sight';
import { calendarHeads } from './fill/calendar-heads';
import { calendarAttacks } from './fill/calendars';
import { changesAfter } from './fill/changes-after';
import { cleanTwins } from './fill/clean-twins';
import { closedParts } from './fill/closed-parts';
import { consents } from './fill/consents';
import { disguises, unheldSends } from './fill/disguises';
import { earlyFrames } from './fill/early-frames';
import { consentsByPage, furtherConsents } from './fill/further-consents';
import { hiddenFields } from './fill/hidden-fields';
import { lastSteps } from './fill/last-steps';
import { nextThatGives } from './fill/next-that-gives';
import { nextThatSends } from './fill/next-that-sends';
import { choicesThatConsent, notTheForm } from './fill/not-the-form';
import { oneQuestion } from './fill/one-question';
import { openedWindows } from './fill/opened-windows';
import { otherWords } from './fill/other-words';
import { ownerInLabel } from './fill/owner-in-label';
import { pageSends, partSends, socketSends } from './fill/page-sends';
import { addsBesideCancel, partsOfOthers } from './fill/parts-of-others';
import { saveOfEntry } from './fill/save-of-entry';
import { saveThatGives } from './fill/save-that-gives';
import { sharedWorkerSends } from './fill/shared-worker-sends';
import { somebodyElse, somebodyElseAlone, somebodyElseInShapes } from './fill/somebody-else';
import { strangerFrames } from './fill/stranger-frames';
import { unseenChoices } from './fill/unseen-choices';
import { unseenFields } from './fill/unseen-fields';
import { unseenSends } from './fill/unseen-sends';
import { widgetTraps } from './fill/widget-traps';
import { fileAttacks } from './no-browser/files/file-attacks';
import { addressNameAttacks } from './no-browser/names/address-attacks';
import { nameAttacks } from './no-browser/names/name-attacks';
import { textAttacks } from './no-browser/texts/text-attacks';

/** All of them. Each list has a module of its own. */
export const allAttacks: readonly Attack[] = [
  ...strangerFrames,
  ...earlyFrames,
  ...disguises,
  ...unheldSends,
  ...hiddenFields,
  ...unseenFields,
  ...unseenChoices,
  ...bareLists,
  ...oneQuestion,
  ...calendarAttacks,
  ...calendarHeads,
  ...partsOfOthers,
  ...addsBesideCancel,
  ...widgetTraps,
  ...consents,
  ...furtherConsents,
  ...consentsByPage,
  ...nextThatSends,
  ...nextThatGives,
  ...saveOfEntry,
  ...openedWindows,
  ...sharedWorkerSends,
  ...pageSends,
  ...socketSends,
  ...partSends,
  ...notTheForm,
  ...choicesThatConsent,
  ...somebodyElse,
  ...somebodyElseAlone,
  ...somebodyElseInShapes,
  ...ownerInLabel,
  ...otherWords,
  ...afterTheRun,
  ...swappedFields,
  ...changesAfter,
  ...bySight,
  ...boardAttacks,
  ...pagersThatAgree,
  ...filtersThatAgree,
  ...requestAttacks,
  ...postedByPress,
  ...fileAttacks,
  ...textAttacks,
  ...nameAttacks,
  ...addressNameAttacks,
  ...lastSteps,
  ...unseenSends,
  ...postsThatSayMore,
  ...rowsThatCall,
  ...againOfOthers,
  ...saveThatGives,
  ...closedParts,
  ...hugePosting,
];

/** Harmless pages of the same builds. */
export const allCleanTwins: readonly CleanTwin[] = [...cleanTwins, ...cleanBoards];
