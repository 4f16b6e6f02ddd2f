import type { Act, ElementFacts } from '@/domain/act';
import { saysFacet } from '@/domain/filter-phrases';
import type { RefusalCode } from '@/domain/refusal-code';
import { isSearchField, saysSearchWords } from '@/domain/search-field';
import { saysSort } from '@/domain/sort-phrases';
import { refusedByAddress } from './refused-address';
import { isAboutFilters } from './words/filter-heading';
import { isPlainApply, isPlainSend, speaksOfOwnThings } from './words/plain-words';
import { refusedByName, refusedByRowName } from './words/refused-control';
import { saysClose } from './words/says-close';

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
  const address = refusedByAddress(element.url, circumstances.siteUrl);
  if (circumstances.isJobRow) return address ?? refusalOfRow(element);
  const code = refusedByWords(element) ?? address ?? refusedBySending(element);
  return code === 'apply' && circumstances.mayPressApply && opensInPage(element) ? null : code;
}

/** Shorter names of buttons are no row's words: what a row is pressed on may be a control in it. Characters. */
const leastRowName = 26;

/** A row's words are a job's ("Delete Engineer"), unless it is a control in the row that acts on the job. */
function refusalOfRow({ name, role }: ElementFacts): RefusalCode | null {
  return refusedByRowName(name) ?? (role === 'button' && name.length < leastRowName ? refusedByName(name) : null);
}

/** By what the element says, or the form or dialog that it stands in. */
function refusedByWords(element: ElementFacts): RefusalCode | null {
  const code = refusedByName(element.name);
  if (code !== null && !isHarmlessHere(code, element)) return code;
  return saysClose(element.name) ? null : refusedBySurroundings(element);
}

/** Controls that hold a choice: it counts once another control is pressed, or filters a list. */
const choiceRoles = new Set([
  'checkbox',
  'radio',
  'option',
  'switch',
  'menuitemcheckbox',
  'menuitemradio',
  'slider',
  'spinbutton',
]);

/** "Easy Apply" as an option of a filter, "Apply" in a dialog of filters, "Submit" in a form that searches. */
function isHarmlessHere(code: RefusalCode, element: ElementFacts): boolean {
  const { name, surroundings, sends } = element;
  if (sends === 'form') return false;
  if (isChoice(element)) return isAboutFilters(surroundings) || !['save', 'follow', 'delete', 'agree'].includes(code);
  if (code === 'send') return isPlainSend(name) && (sends === 'search' || isAboutFilters(surroundings));
  if (!isAboutFilters(surroundings)) return false;
  if (code === 'agree') return !speaksOfOwnThings(name);
  return code === 'apply' ? isPlainApply(name) : code === 'delete' && !speaksOfOwnThings(name);
}

function isChoice({ role, type }: ElementFacts): boolean {
  return choiceRoles.has(role ?? '') || type === 'checkbox' || type === 'radio';
}

/** Inside a form to sign in or up, or to apply with, nothing is touched but what leads out of it. */
function refusedBySurroundings({ surroundings, sends }: ElementFacts): RefusalCode | null {
  if (surroundings === '' || sends === 'search' || isAboutFilters(surroundings)) return null;
  const code = refusedByName(surroundings);
  return code === 'sign-in' || code === 'sign-up' || code === 'apply' ? code : null;
}

/** Fields of a form send nothing when pressed; what else would send a form does, unless it filters. */
function refusedBySending({ role, type, name, sends, surroundings }: ElementFacts): RefusalCode | null {
  const isField = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider)$/.test(role ?? '');
  if (sends !== 'form' || isField || type === 'reset' || saysClose(name)) return null;
  return name !== '' && (isAboutFilters(name) || isAboutFilters(surroundings)) ? null : 'send';
}

/** No other page is loaded by it, and no form is sent. */
function opensInPage({ url, sends, surroundings }: ElementFacts): boolean {
  return (
    (url === null || /^javascript:|#$/i.test(url)) && sends === 'nothing' && refusedByName(surroundings) !== 'apply'
  );
}
