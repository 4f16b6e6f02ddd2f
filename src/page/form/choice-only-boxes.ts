import { dateFormatIn } from '@/language/dates/date-format';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { asksToChoose, isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { comesBefore } from '@/page/dom/tree/flat-tree';

/** Boxes that held a text when they were left. */
const held = new WeakSet<Element>();
const choiceOnly = new WeakSet<Element>();

/** To be told once a text stands in a box that was left; an empty one is no news. */
export function rememberHeldText(box: HTMLInputElement): void {
  if (box.value === '') held.delete(box);
  else held.add(box);
}

/** To be told of a box that lost a text at once. */
export function rememberLostText(box: HTMLInputElement): void {
  choiceOnly.add(box);
}

/**
 * Whether a box looks like one for text, and keeps what is chosen from its list alone: the page has taken a text out of it again. Nothing
 * in its markup says so.
 */
export function isChoiceOnly(box: HTMLInputElement): boolean {
  if (held.has(box) && box.value === '') choiceOnly.add(box);
  if (searchesBareList(box) || saysItSearches(box)) choiceOnly.add(box);
  return choiceOnly.has(box) || addsToList(box);
}

/** A box of a form whose Enter searches, as a keyboard on a screen would say: what is found is chosen. */
const saysItSearches = (box: HTMLInputElement): boolean =>
  box.type === 'text' && box.enterKeyHint === 'search' && box.autocomplete === 'off';

/** Whether a box only searches: the keyboard passes it over, and goes to what is around it, which says what lists say before a choice. */
function searchesBareList(box: HTMLInputElement): boolean {
  if (box.tabIndex !== -1 || box.type !== 'text' || box.placeholder !== '') return false;
  const around = box.parentElement?.closest('[tabindex="0"]:not([role])');
  if (!around || around.querySelectorAll(typedInto).length > 1) return false;
  return isPlaceholderOption(toVisibleLine(around.textContent ?? ''));
}

/** Boxes without typing that said "Please choose" once. */
const openers = new WeakSet<Element>();

/** Whether a box that takes no typing opens a list, though no role says so: it says what lists say before a choice. */
export function opensList(box: HTMLInputElement): boolean {
  if (!box.readOnly || box.type !== 'text') return false;
  if (asksToChoose(box.placeholder) && dateFormatIn(box.placeholder) === null) openers.add(box);
  return openers.has(box);
}

const typedInto = 'input:not([type=hidden],[type=checkbox],[type=radio]),select,textarea';
/** Cached per task: every box of a form asks its ancestors. */
const hasOtherBoxes = cachePerTask((part: Element): boolean => part.querySelectorAll(typedInto).length > 1);
/** Ancestors searched for the list of what was chosen. */
const nearby = 3;

/** Whether a box stands behind a list of what was chosen by it, which is there before anything is: what is typed only searches. */
export function addsToList(box: HTMLInputElement): boolean {
  if (box.type !== 'text' && box.type !== 'search') return false;
  let at = box.parentElement;
  for (let level = 0; at && level < nearby; level += 1, at = at.parentElement) {
    if (hasOtherBoxes(at)) return false;
    const list = at.querySelector('[role=listbox]:not([aria-expanded])');
    if (list) return comesBefore(list, box);
  }
  return false;
}
