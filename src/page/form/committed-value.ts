import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isPlaceholderOption, isUnspecifiedOption } from '@/language/words/forms/placeholder-option-words';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { exclusiveAncestors } from '@/page/dom/controls/control-counts';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { isChoiceOnly } from './choice-only-boxes';
import { chosenInList } from './chosen-in-list';
import { pillsIn } from './chosen-pills';
import { dateInSections, dateSectionsOf } from './date-sections';
import { comboboxListOf } from './field-options';
import { isOutOfSight } from './is-control-reachable';
import { labelText } from './label-text';
import { isOwnOpener } from './named-list';
import { isShownPlaceholder, saysNoChoice } from './shown-placeholder';

/** A control's value as the form would send it: text, the chosen label, file names. Empty for passwords, which are never read. */
export function committedValue(element: Element, counts: ControlCounts): string {
  if (element instanceof HTMLInputElement) return inputValue(element, counts);
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return selectValue(element);
  if (element.matches('[role=spinbutton]')) return shownNumber(element);
  if (element.matches('[role=group]')) return dateInSections(dateSectionsOf(element));
  if (element instanceof HTMLElement && element.isContentEditable) return toVisibleLine(element.textContent ?? '');
  if (isOwnOpener(element)) return chosenOption(element);
  if (element.matches('[role=slider]')) return element.getAttribute('aria-valuenow') ?? '';
  return element.getAttribute('aria-valuetext') ?? (shownChoice(element, counts) || choiceInName(element));
}

/** Of a list's button without words of its own, in a label that shows its choice: it is named "Gender, Female". */
export function choiceInName(opener: Element): string {
  const name = toVisibleLine(opener.getAttribute('aria-label') ?? '');
  if (opener.localName !== 'button' || name === '' || opener.textContent?.trim()) return '';
  const question = labelText(opener);
  const choice = name.startsWith(`${question}, `) ? name.slice(question.length + 2) : '';
  return isShownPlaceholder(choice) ? '' : choice;
}

function inputValue(input: HTMLInputElement, counts: ControlCounts): string {
  if (input.type === 'password') return '';
  if (input.type === 'file') return Array.from(input.files ?? [], ({ name }) => name).join(', ');
  if (input.type === 'checkbox') return input.checked ? 'on' : '';
  const isList = input.matches('[role=combobox],[aria-haspopup=listbox]') || isChoiceOnly(input);
  if (isList) return (isCounting(input) ? '' : input.value) || (shownChoice(input, counts) ?? '');
  return input.value;
}

/** A box that nobody sees says how much is chosen of a list that takes several: "No options selected". What is chosen stands beside it. */
function isCounting(input: HTMLInputElement): boolean {
  const takesSeveral = comboboxListOf(input)?.getAttribute('aria-multiselectable') === 'true';
  return takesSeveral && input.readOnly && getComputedStyle(input).opacity === '0';
}

/** Of a part of a date or a time that shows in which form it is written ("DD") until it has a number. */
function shownNumber(part: Element): string {
  const text = toVisibleLine(part.textContent ?? '');
  return part.hasAttribute('aria-valuenow') || /\p{N}/u.test(text) ? text : '';
}

/** Of a list that shows its choice in itself. */
export function chosenOption(list: Element): string {
  const text = toVisibleLine(list.querySelector('[aria-selected=true]:not([data-value=""])')?.textContent ?? '');
  return saysNoChoice(text) ? '' : text;
}

/** A first option without a value is a placeholder, and so is one that says so. */
function selectValue(select: HTMLSelectElement): string {
  const isTouched = select.matches(':user-valid, :user-invalid');
  return Array.from(select.selectedOptions)
    .filter(({ value, label, index }) => {
      const isNone = index === 0 ? saysNoChoice(label) : isPlaceholderOption(label);
      return value !== '' && !isNone && !(index === 0 && !isTouched && isUnspecifiedOption(label));
    })
    .map(({ label }) => label.trim())
    .join(', ');
}

/** Without an empty option, a list shows its first one before anybody has chosen, unless marked selected. */
export function isUnchosen(element: Element): boolean {
  if (!(element instanceof HTMLSelectElement) || element.multiple || element.selectedIndex !== 0) return false;
  return !element.options[0]?.defaultSelected && !element.matches(':user-valid, :user-invalid');
}

/** Ancestors of a combobox's input that may show its choice. */
const mostLevels = 3;

/** What a combobox shows as chosen beside or inside itself, without placeholder and screen-reader text. */
function shownChoice(element: Element, counts: ControlCounts): string | null {
  if (element.getAttribute('aria-checked') !== null) return element.getAttribute('aria-checked') === 'true' ? 'on' : '';
  if (!(element instanceof HTMLInputElement)) return shownInside(element) || withoutPlaceholder(element, element);
  // What stands with the question, where nothing else is asked, is no choice.
  const names = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id) ?? []);
  const blocks = exclusiveAncestors([element], counts)
    .slice(1, 1 + mostLevels)
    .filter((block) => !names.some((name) => block.contains(name)));
  const opened = comboboxListOf(element);
  const said = (block: Element) => pillsIn(block, opened).join(', ') || withoutPlaceholder(block, element);
  return blocks.map(said).find(Boolean) ?? null;
}

/** Of an opener that shows its choice as the one entry of a list in itself, while the list that is chosen from is closed. */
function shownInside(opener: Element): string {
  if (opener.getAttribute('aria-expanded') !== 'false') return '';
  const chosen = opener.querySelectorAll(
    '[role=option][aria-selected=true]:not([class*=placeholder i],[data-placeholder])',
  );
  const shown = Array.from(chosen).filter((option) => option.checkVisibility({ visibilityProperty: true }));
  const text = shown.map(({ textContent }) => toVisibleLine(textContent ?? '')).join(', ');
  return isShownPlaceholder(text) ? '' : withoutCross(text);
}

const unread =
  '[aria-live],[aria-hidden=true],[role=log],[role=alert],[role=status],[role=listbox],[class*=placeholder i],[data-placeholder],[class*=results i],[class*=suggestions i],label,legend,select,h1,h2,h3,h4,h5,h6,[role=heading],button';

function withoutPlaceholder(block: Element, control: Element): string {
  const described = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const leftOut = [unread, ...described.map((id) => `[id="${CSS.escape(id)}"]`)].join();
  const said = [heldBeside(control), ...chosenInList(control)];
  const isShown = block.checkVisibility();
  const copy = copyWithout(block, (part) => {
    // A closed list may keep what it found.
    if (isShown && (!part.checkVisibility() || isOutOfSight(part))) return true;
    return part.matches(leftOut) && !said.includes(toVisibleLine(part.textContent ?? ''));
  });
  const isEmpty = isShown && Array.from(block.querySelectorAll(placeholder)).some(isShownAsPlaceholder);
  const read = (part: Element) =>
    block === control && !isEmpty ? textAlternative(part) : toVisibleLine(part.textContent ?? '');
  // The name of an arrow is no choice beside words; that of a flag may be all there is.
  const text = read(copyWithout(copy, isPicture)) || read(copy);
  // An arrow is no choice.
  if (isShownPlaceholder(text) || !/[\p{L}\p{N}]/u.test(text)) return '';
  return withoutCross(text);
}

/** Also what is drawn by a style sheet, and has nothing but a name. */
const isPicture = (part: Element): boolean =>
  part.matches('svg,[role=img]') || (part.matches('[aria-label]') && (part.textContent ?? '').trim() === '');

const placeholder = '[class*=placeholder i]';

/** Where it says that nothing is chosen yet, a picture's name is no choice either. */
const isShownAsPlaceholder = (part: Element): boolean =>
  part.checkVisibility({ visibilityProperty: true }) && isShownPlaceholder(toVisibleLine(part.textContent ?? ''));

/** A copy of an element without some parts of it. Copying all and taking them out again takes ten times as long where a list is hidden in it. */
function copyWithout(element: Element, isLeftOut: (part: Element) => boolean): Element {
  const copy = element.cloneNode(false) as Element;
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element && !isLeftOut(child)) copy.append(copyWithout(child, isLeftOut));
  }
  return copy;
}

/** A choice without the cross that takes it out again, the mark of what is chosen, and the arrow of its list. */
export const withoutCross = (said: string): string =>
  said.replace(/^[×✕✖⨯✓✔▾▼⌄∨⏷˅]|[×✕✖⨯✓✔▾▼⌄∨⏷˅](?: ?[×✕✖⨯✓✔▾▼⌄∨⏷˅])?$/gu, '').trim();

/** Ancestors of a combobox's input in which the box that is sent for it may be. */
const mostAround = 5;

/** What a hidden box beside a combobox holds for it: where that shows, it is the choice, whatever it is marked as. */
function heldBeside(control: Element): string | null {
  let at = control.parentElement;
  for (let level = 0; at && level < mostAround; level += 1, at = at.parentElement) {
    const [box, another] = at.querySelectorAll<HTMLInputElement>('input[type=hidden]');
    if (box) return another || box.value === '' ? null : toVisibleLine(box.value);
  }
  return null;
}
