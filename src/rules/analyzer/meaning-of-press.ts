import type { AnalyzerInput } from '@/agents/analyzer';
import type { Change } from '@/domain/page/page-change';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName } from '@/language/words/controls/filter-phrases';
import { saysPaging } from '@/language/words/controls/says-paging';
import { isSearchWordsLabel } from '@/language/words/controls/search-box';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { refusalByPath } from '@/safety/addresses/refused-url';
import { refusalByName } from '@/safety/names/refused-by-name';
import { isApplicationText, purposeOfPart } from '@/safety/opened-part-purpose';
import type { EffectMeaning } from './effect-meaning';
import { isNextPageUrl } from './is-next-page-url';
import { hasListGone, hasListGrown, haveRowsChanged } from './list-effect';

/** Strongest effect first: what opened, where it led, how the rows changed, what closed. */
export function effectMeaningOfPress(input: AnalyzerInput): EffectMeaning {
  return (
    meaningOfOpened(input) ??
    meaningOfArrival(input) ??
    (input.isJobRow ? meaningOfRow(input.change) : null) ??
    meaningOfRows(input) ??
    meaningOfRest(input.change)
  );
}

function meaningOfOpened({ change, element, isJobRow }: AnalyzerInput): EffectMeaning | null {
  const purposes = change.opened.map(purposeOfPart);
  const [first] = purposes;
  if (first === undefined) return null;
  const changeType = 'dialog_opened';
  if (purposes.includes('application')) return { elementType: 'apply button', changeType };
  if (purposes.some((purpose) => purpose === 'sign-in' || purpose === 'sign-up' || purpose === 'upload')) {
    return { elementType: 'other', changeType };
  }
  if (isJobRow) return { elementType: 'job listing', changeType: opensDialog(change) ? changeType : 'panel_updated' };
  const name = element?.name ?? '';
  if (isSortControl(name)) return { elementType: 'sort control', changeType };
  const isFilter = purposes.includes('filters') || mentionsFilters(name) || (isFilterName(name) && hasControls(change));
  return { elementType: isFilter ? 'filter button' : 'other', changeType };
}

function opensDialog({ opened }: Change): boolean {
  return opened.some(({ role }) => role === 'dialog' || role === 'alertdialog');
}

function hasControls({ opened }: Change): boolean {
  return opened.some(({ controls }) => controls > 1);
}

/** Another page, or a new tab. */
function meaningOfArrival(input: AnalyzerInput): EffectMeaning | null {
  const { change, isJobRow } = input;
  const isElsewhere = change.isNewDocument || change.openedTabs.length > 0 || leavesList(change);
  if (!isElsewhere) return null;
  if (isJobRow) return { elementType: 'job listing', changeType: 'navigated' };
  if (leadsToApplication(input)) return { elementType: 'apply button', changeType: 'navigated' };
  return meaningOfNewRows(input) ?? (isSamePath(change) ? otherRows : elsewhere);
}

/** The same page with other data: a filter, or a removed choice. */
const otherRows: EffectMeaning = { elementType: 'other', changeType: 'list_updated' };
const elsewhere: EffectMeaning = { elementType: 'navigation', changeType: 'navigated' };

function isSamePath({ urlBefore, urlAfter, openedTabs }: Change): boolean {
  return openedTabs.length === 0 && URL.parse(urlBefore)?.pathname === URL.parse(urlAfter)?.pathname;
}

/** A client-side navigation: the address changed, and the list is gone. */
function leavesList(change: Change): boolean {
  return !isSamePath(change) && hasListGone(change);
}

function leadsToApplication({ element, change }: AnalyzerInput): boolean {
  const path = URL.parse(change.urlAfter)?.pathname ?? '';
  return (
    refusalByName(element?.name ?? '') === 'apply' ||
    (change.urlAfter !== change.urlBefore && refusalByPath(path) === 'apply') ||
    (change.isNewDocument && isApplicationText(change.added.join(' ')))
  );
}

/** Rows from another address: the next ones, those of a search, or the same in another order. */
function meaningOfNewRows({ element, change }: AnalyzerInput): EffectMeaning | null {
  const changeType = 'list_updated';
  const name = element?.name ?? '';
  if (saysPaging(name) || isNextPageUrl(change.urlBefore, change.urlAfter))
    return { elementType: 'pagination', changeType };
  if (isSortControl(name)) return { elementType: 'sort control', changeType };
  return isSearchWordsLabel(name) && element?.role === 'button' ? { elementType: 'search input', changeType } : null;
}

/** A job's details are shown in the page. The list beside it may be redrawn. */
function meaningOfRow(change: Change): EffectMeaning | null {
  const isShown = change.urlAfter !== change.urlBefore || change.addedCount + change.removedCount > 0;
  return isShown ? { elementType: 'job listing', changeType: 'panel_updated' } : null;
}

function meaningOfRows(input: AnalyzerInput): EffectMeaning | null {
  const { change, element } = input;
  const known = hasMoved(change) ? meaningOfNewRows(input) : null;
  if (known || !haveRowsChanged(change)) return known;
  // A filter shortens or redraws a list; only paging extends it and keeps what was there.
  const isNamed = /\p{L}/u.test(element?.name ?? '');
  const leadsOn = hasListGrown(change) || !isNamed;
  return { elementType: leadsOn && !isChoiceRole(element?.role) ? 'pagination' : 'other', changeType: 'list_updated' };
}

/** A list that is redrawn bit by bit may not be recognized as one. */
function hasMoved(change: Change): boolean {
  return haveRowsChanged(change) || change.urlAfter !== change.urlBefore;
}

function isChoiceRole(role: string | null | undefined): boolean {
  return /^(?:checkbox|radio|switch|option|menuitemcheckbox|menuitemradio|tab)$/.test(role ?? '');
}

function meaningOfRest(change: Change): EffectMeaning {
  if (change.closed.length > 0) return { elementType: 'close button', changeType: 'closed' };
  if (change.values.length > 0) return { elementType: 'other', changeType: 'value_changed' };
  if (change.urlAfter !== change.urlBefore) return isSamePath(change) ? otherRows : elsewhere;
  return { elementType: 'other', changeType: change.addedCount > 0 ? 'content_added' : 'none' };
}
