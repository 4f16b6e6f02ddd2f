import type { FieldValue } from '@/domain/form/form-filling';
import { matchOption } from '@/forms/options/match-option';
import { searchTexts } from '@/forms/options/search-texts';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { focusedElement } from '@/page/dom/tree/focused-field';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { isChoiceOnly } from '@/page/form/choice-only-boxes';
import { isOwnOpener } from '@/page/form/named-list';
import { acceptsText, replaceFocusedText } from '../input/set-text';
import { isGroup, labelsIn, searchGroups } from './list-groups';
import type { ListOption } from './list-options';
import { isExpanded, type Listbox } from './open-listbox';

/** Milliseconds. Lists filled by a server answer within this time; those unchanged for that long have answered. */
const searching = {
  answerMs: 2_500,
  againMs: 900,
  firstMs: 300,
  lateMs: 2_500,
  stillMs: 350,
  messageMs: 1_100,
  focusMs: 150,
};
/** Screens of a long list to scroll through if it cannot be searched. */
const mostScreens = 40;

/** The result of searching an open list: the matching option, else the labels of all options seen. */
export type OptionMatch = { option: ListOption } | { option: null; labels: string[] };

/** Finds the single option that matches a value: among those visible, by typing into the list's search, else by scrolling. */
export async function findOption(control: HTMLElement, list: Listbox, value: FieldValue): Promise<OptionMatch> {
  const seen = new Set<string>();
  const look = () => {
    const options = list.options().filter((option) => !isGroup(option));
    if (areReal(options)) for (const { label } of options) seen.add(label);
    return matching(options, value);
  };
  const search = await searchWithin(control, list);
  await waitForOptions(control, list, search !== null);
  const found =
    look() ??
    (list.options().some(isGroup) ? await searchGroups(list, look) : null) ??
    (search ? await typed(search, list, value, look) : await scrolled(list, look));
  return found ? { option: found } : { option: null, labels: [...seen] };
}

/** All labels of an open list, those of its groups as well; none where it has to be searched. */
export async function readLabels(control: HTMLElement, list: Listbox): Promise<string[]> {
  const search = await searchWithin(control, list);
  await waitForOptions(control, list, search !== null);
  const seen = new Set<string>();
  const look = () => {
    for (const option of list.options()) if (!isGroup(option)) seen.add(option.label);
    return null;
  };
  look();
  await searchGroups(list, look);
  if (!search) await scrolled(list, look);
  return areReal(list.options()) ? [...seen] : [];
}

/** A single entry without a role says that options are loading, that there are none, or that one has to type. */
const areReal = (options: readonly ListOption[]): boolean =>
  options.length > 1 || options.some(({ element }) => element.matches('[role],[aria-selected]'));

/** For a list that opens only on typing, the wait is short. */
async function waitForOptions(control: HTMLElement, list: Listbox, isSearched: boolean): Promise<void> {
  if (!isExpanded(control) && list.options().length === 0) return;
  // A list that is its own opener shows its choice alone until it has opened.
  const opensItself = isOwnOpener(control) && control.hasAttribute('aria-expanded');
  const isOpen = () => (opensItself ? list.options().length > 1 : areReal(list.options()));
  await pollUntil(isOpen, isSearched ? searching.firstMs : searching.lateMs);
}

function matching(options: readonly ListOption[], value: FieldValue): ListOption | null {
  const index = matchOption(
    value,
    options.map(({ label }) => label),
  );
  return index === null ? null : (options[index] ?? null);
}

/** A list that opened without options may give the focus to its search in a task of its own. */
async function searchWithin(control: HTMLElement, list: Listbox): Promise<HTMLInputElement | null> {
  const isAwaited = () => isExpanded(control) && searchOf(control, list) === null && !areReal(list.options());
  await pollUntil(() => !isAwaited(), searching.focusMs);
  return searchOf(control, list);
}

/** Where a list is searched: in its control, or in a focused field that came with the list. */
function searchOf(control: HTMLElement, list: Listbox): HTMLInputElement | null {
  const field = control instanceof HTMLInputElement ? control : focusedElement();
  if (!(field instanceof HTMLInputElement) || !acceptsText(field) || field.readOnly) return null;
  return field === control || list.isOwnBox(field) ? field : null;
}

async function typed(
  search: HTMLInputElement,
  list: Listbox,
  value: FieldValue,
  look: () => ListOption | null,
): Promise<ListOption | null> {
  const language = document.documentElement.lang.slice(0, 2) || 'en';
  for (const [index, text] of searchTexts(value, language).entries()) {
    const before = labelsIn(list);
    replaceFocusedText(search, text);
    const found = await answered(list, look, index === 0 ? searching.answerMs : searching.againMs);
    if (found) return found;
    if (labelsIn(list) !== before || !searchesAtEnter(search)) continue;
    dispatchKey(search, 'Enter');
    const foundLate = await foundAtEnter(list, look, before);
    if (foundLate) return foundLate;
  }
  const made = await madeOf(search, list, value);
  if (!made) replaceFocusedText(search, '');
  return made;
}

/** What a list that takes any text makes of one that it does not have: 'Create "University of Toronto"'. What finds nothing is no option. */
async function madeOf(search: HTMLInputElement, list: Listbox, { key, value }: FieldValue): Promise<ListOption | null> {
  if (typeof value !== 'string' || isChosenOnly(key)) return null;
  replaceFocusedText(search, value);
  const find = () =>
    list.options().filter(({ element, label }) => element.matches('[role=option]') && quotes(label, value));
  await answered(list, () => find()[0] ?? null, searching.againMs);
  const [made, another] = find();
  return made && !another ? made : null;
}

/** What is asked with answers to choose from, and never in words of one's own. */
const isChosenOnly = (key: FieldValue['key']): boolean => key !== null && /^(?:eeo|auth|never|ignore)\./.test(key);

/** Characters beside the quoted text: a verb or two. */
const mostBeside = 24;

function quotes(label: string, text: string): boolean {
  const at = label.indexOf(text);
  const [before, after] = [label.slice(0, at), label.slice(at + text.length)];
  const isQuoted = /["'“„”«‹「‚‘] ?$/u.test(before) && /^ ?["'”“»›」’‘]/u.test(after);
  return at >= 0 && isQuoted && before.length + after.length <= mostBeside;
}

/**
 * Whether Enter may be pressed for a search: the box keeps what is chosen alone, or says that the key searches; its list took no notice of
 * the typing, and no entry is highlighted that the key could take.
 */
function searchesAtEnter(search: HTMLInputElement): boolean {
  return (isChoiceOnly(search) || search.enterKeyHint === 'search') && !search.getAttribute('aria-activedescendant');
}

async function foundAtEnter(list: Listbox, look: () => ListOption | null, before: string): Promise<ListOption | null> {
  let found: ListOption | null = null;
  await pollUntil(() => {
    found = look();
    return found !== null || labelsIn(list) !== before;
  }, searching.againMs);
  return found ?? answered(list, look, searching.stillMs);
}

/** Waits for the option, or until the list has stopped changing; that of a server says meanwhile that it is being loaded. */
async function answered(list: Listbox, look: () => ListOption | null, ms: number): Promise<ListOption | null> {
  let found: ListOption | null = null;
  let last = '';
  let since = performance.now();
  await pollUntil(() => {
    found = look();
    const now = labelsIn(list);
    if (now !== last) since = performance.now();
    last = now;
    const stoodMs = performance.now() - since;
    const isStill = stoodMs > searching.messageMs || (stoodMs > searching.stillMs && areReal(list.options()));
    return found !== null || (now !== '' && isStill);
  }, ms);
  return found;
}

/** Long lists keep only the visible options in the page. */
async function scrolled(list: Listbox, look: () => ListOption | null): Promise<ListOption | null> {
  for (let screen = 0; screen < mostScreens; screen += 1) {
    const box = scrollerOf(list.options()[0]?.element ?? null);
    if (!box || box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return null;
    box.scrollBy({ top: box.clientHeight * 0.9, behavior: 'instant' });
    await pollUntil(() => look() !== null, 60);
    const found = look();
    if (found) return found;
  }
  return null;
}

function scrollerOf(option: Element | null): Element | null {
  for (let at = option?.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
