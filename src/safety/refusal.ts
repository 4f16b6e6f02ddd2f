import type { Act, ElementFacts } from '@/domain/act';
import { saysFacet } from '@/domain/filter-phrases';
import type { RefusalCode } from '@/domain/refusal-code';
import { isSearchField, saysSearchWords } from '@/domain/search-field';
import { saysSort } from '@/domain/sort-phrases';
import { refusedByAddress } from './refused-address';
import { refusedAsControl, refusedBySurroundings } from './refused-as-control';
import { isAboutFilters } from './words/filter-heading';
import { refusedByName, refusedByRowName } from './words/refused-control';

/** What is known of an act besides the act and its element. */
export interface RefusalCircumstances {
  /** Whether the user allows to press the control to apply with. */
  mayPressApply: boolean;
  /** The field typed into last, for Enter; null where none was. */
  lastTyped: ElementFacts | null;
  /** Address of the page that the exploration began on. */
  siteUrl: string;
  /** Whether the element is one of the rows that code reads as jobs: its words are a job's, not a control's. */
  isJobRow: boolean;
}

/**
 * Why an exploration must not do an act, or null where it may. It never signs in or up, never applies, sends, follows, saves
 * or deletes anything, and stays on its site. `element`: what the act is for; null where it is for nothing.
 */
export function refusalOf(
  act: Act,
  element: ElementFacts | null,
  circumstances: RefusalCircumstances,
): RefusalCode | null {
  switch (act.name) {
    case 'click':
      return element && refusalOfPress(element, circumstances);
    case 'type_text':
      return element && refusalOfTyping(element);
    case 'select_option':
      return element && (refusedBySurroundings(element) ?? refusedByOption(act.option, element));
    case 'press_key':
      return act.key === 'Escape' || isSearched(circumstances.lastTyped) ? null : 'not-a-search-field';
    default:
      return null;
  }
}

/** Words may be put into the field of a form that is sent, but only a search is begun by Enter. */
function isSearched(field: ElementFacts | null): boolean {
  return field !== null && field.sends !== 'form' && isSearchField(field) && refusedBySurroundings(field) === null;
}

/** "Delete" of a select of actions, which some do as soon as it is chosen; "Easy Apply" of a filter is a choice. */
function refusedByOption(option: string, { name, surroundings }: ElementFacts): RefusalCode | null {
  const isNarrowing = isAboutFilters(surroundings) || isAboutFilters(name) || saysFacet(name) || saysSearchWords(name);
  return isNarrowing || saysSort(name) || saysSort(surroundings) ? null : refusedByName(option);
}

function refusalOfTyping(field: ElementFacts): RefusalCode | null {
  if (field.type === 'password') return 'password';
  return refusedBySurroundings(field) ?? (isSearchField(field) ? null : 'not-a-search-field');
}

function refusalOfPress(element: ElementFacts, circumstances: RefusalCircumstances): RefusalCode | null {
  if (element.type === 'password') return 'password';
  if (element.type === 'file') return 'upload';
  if (circumstances.isJobRow) return refusedByAddress(element.url, circumstances.siteUrl) ?? refusalOfRow(element);
  return refusedAsControl(element, circumstances);
}

/** Shorter names of buttons are no row's words: what a row is pressed on may be a control in it. Characters. */
const leastRowName = 26;

/** A row's words are a job's ("Delete Engineer"), unless it is a control in the row that acts on the job. */
function refusalOfRow({ name, role }: ElementFacts): RefusalCode | null {
  return refusedByRowName(name) ?? (role === 'button' && name.length < leastRowName ? refusedByName(name) : null);
}
