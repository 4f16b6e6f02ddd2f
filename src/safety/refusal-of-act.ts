import type { Act, ElementFacts } from '@/domain/page/page-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { isAboutFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName } from '@/language/words/controls/filter-phrases';
import { isSearchField, isSearchWordsLabel } from '@/language/words/controls/search-box';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import { refusalByName, refusalByRowName } from '@/safety/names/refused-by-name';
import { refusalAsControl, refusalBySurroundings } from '@/safety/refused-as-control';

/** Context of an act, besides its element. */
export interface ActContext {
  /** Whether the user allows pressing the apply control. */
  mayPressApply: boolean;
  /** The field last typed into, for Enter; null if none. */
  lastTyped: ElementFacts | null;
  /** The page the exploration started on. */
  siteUrl: string;
  /** Whether the element is a row that code reads as a job: its words are the job's, not a control's. */
  isJobRow: boolean;
  /** Whether code takes it for what leads to the next page of the list: its form, if it has one, is judged by its fields as it is pressed. */
  isPager: boolean;
}

/**
 * Why an exploration must not do an act, or null if it may. It never signs in or up, applies, sends, follows, saves or deletes, and never
 * leaves its site. `element`: the target of the act; null if it has none.
 */
export function refusalOfAct(act: Act, element: ElementFacts | null, context: ActContext): RefusalCode | null {
  switch (act.name) {
    case 'click':
      return element && refusalOfPress(element, context);
    case 'type_text':
      return element && refusalOfTyping(element);
    case 'select_option':
      return element && (refusalBySurroundings(element) ?? refusedByOption(act.option, element));
    case 'press_key':
      return act.key === 'Escape' || isSearched(context.lastTyped) ? null : 'not-a-search-field';
    default:
      return null;
  }
}

/** Any form's field may be typed into, but Enter is pressed only to start a search. */
function isSearched(field: ElementFacts | null): boolean {
  return field !== null && field.sends !== 'form' && isSearchField(field) && refusalBySurroundings(field) === null;
}

/** "Delete" in a select of actions, which may take effect when chosen; "Easy Apply" in a filter is an option. */
function refusedByOption(option: string, { name, surroundings }: ElementFacts): RefusalCode | null {
  const isNarrowing =
    isAboutFilters(surroundings) || isAboutFilters(name) || isFilterName(name) || isSearchWordsLabel(name);
  return isNarrowing || isSortControl(name) || isSortControl(surroundings) ? null : refusalByName(option);
}

function refusalOfTyping(field: ElementFacts): RefusalCode | null {
  if (field.type === 'password') return 'password';
  return refusalBySurroundings(field) ?? (isSearchField(field) ? null : 'not-a-search-field');
}

function refusalOfPress(element: ElementFacts, context: ActContext): RefusalCode | null {
  if (element.type === 'password') return 'password';
  if (element.type === 'file') return 'upload';
  if (context.isJobRow) return refusalByUrl(element.url, context.siteUrl) ?? refusalOfRow(element);
  return refusalAsControl(context.isPager ? { ...element, sends: 'nothing' } : element, context);
}

/** Characters. Shorter button names are not a row's text: a row may be pressed on a control inside it. */
const leastRowName = 26;

/** A row's words are a job's ("Delete Engineer"), unless it is a control inside the row. */
function refusalOfRow({ name, role }: ElementFacts): RefusalCode | null {
  return refusalByRowName(name) ?? (role === 'button' && name.length < leastRowName ? refusalByName(name) : null);
}
