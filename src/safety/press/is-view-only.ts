import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext } from '@/domain/page/press-verdict';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { isAboutFilters } from '@/language/words/controls/filter-heading-words';
import { isOnlyResetControl } from '@/language/words/controls/filter-phrases';
import { isAboutUserData, isPlainApply } from '@/language/words/controls/plain-apply-words';
import type { ControlFacts } from '@/safety/control-facts';
import { isHarmlessName } from '@/safety/names/is-harmless-name';
import { refusalByName } from '@/safety/names/refused-by-name';
import { isChoiceControl } from './is-choice-control';
import { isScriptAddress } from './judge-script-url';
import { isReadablePageUrl } from './leads-to-reading';

/** Words and signs: a heart means something too. Icon-font glyphs mean nothing by themselves. */
const isSeen = (name: string): boolean => /[^\s\p{Co}\p{Cf}\p{Cc}]/u.test(name);

/**
 * Whether there is evidence that a press only shows, opens, narrows or navigates: by what the control is, or by a name made of known words.
 * Lack of evidence against it is not enough: no list has every name sites give to actions.
 */
export function isViewOnly(purpose: PressPurpose, control: ControlFacts, context: PressContext): boolean {
  const named = control.names.filter(isSeen);
  const isKnown = (name: string) => isHarmlessName(name) || isWeighed(name, control, context);
  if (
    named.length > 0 &&
    named.every(
      (name) =>
        isKnown(name) || (purpose === 'filter' && (appliesChoices(name, control) || resetsChoices(name, control))),
    )
  )
    return true;
  // Controls of a wall need a known name.
  if (control.isInWall) return false;
  if (named.length > 0) return isMadeToLook(control, context) || leadsOn(control);
  return isMadeToLook(control, context) || isPart(control);
}

/** Action words that the earlier judgement found harmless here: "Apply" in a filter dialog. */
function isWeighed(name: string, { surroundings, sends }: ControlFacts, { mayPressApply }: PressContext): boolean {
  const code: RefusalCode | null = refusalByName(name);
  if (code === null) return false;
  return (mayPressApply && code === 'apply') || isAboutFilters(surroundings) || (sends === 'search' && code === 'send');
}

/** "Anwenden" where filter options were just chosen: a word for apply that no application uses, in a part about filters only. */
function appliesChoices(name: string, { sends, surroundings, choices }: ControlFacts): boolean {
  return (
    sends !== 'form' &&
    choices === 0 &&
    isPlainApply(name) &&
    [name, surroundings].every((text) => refusalByName(text) === null)
  );
}

/** "Filter entfernen" in a part about filters only: elsewhere it may delete what the user keeps. */
function resetsChoices(name: string, { sends, surroundings }: ControlFacts): boolean {
  return sends !== 'form' && isAboutFilters(surroundings) && isOnlyResetControl(name) && !isAboutUserData(name);
}

const looking = new Set('tab combobox listbox columnheader'.split(' '));

/** Rows and pagers found by code, openers, one choice among several, a column heading, a search button. */
function isMadeToLook(control: ControlFacts, { isChoice }: PressContext): boolean {
  const { isKnownRow, isKnownPager, opens, role } = control;
  if (isKnownRow || isKnownPager || opens || looking.has(role ?? '')) return true;
  if (isChoice) return true;
  return isAmongChoices(control) || control.isColumnHeading || beginsSearch(control);
}

/** A single checkbox may do what its name says; so may one that every row has. */
function isAmongChoices(control: ControlFacts): boolean {
  const { row, choices } = control;
  const isRepeated = row !== null && row.same > row.others / 2;
  return isChoiceControl(control) && choices >= 2 && !isRepeated;
}

/** The button of a form that only requests a page. */
function beginsSearch({ sends, submit }: ControlFacts): boolean {
  return sends === 'search' && submit?.method === 'get' && submit.isOwnOrigin && isReadablePageUrl(submit.url);
}

/** A link that loads a page to read. */
function leadsOn({ url, isSameDocument, submit }: ControlFacts): boolean {
  return url !== null && !isScriptAddress(url) && !isSameDocument && submit === null && isReadablePageUrl(url);
}

/** What may have just a picture. */
function isPart({ isInPager, isCloser, row }: ControlFacts): boolean {
  return isInPager || isCloser || row?.hasOwnAddress === true;
}
