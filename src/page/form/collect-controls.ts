import type { FieldKind } from '@/domain/form/form-field';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { findEverywhere, findInRootsOf, findWithin } from '@/page/dom/tree/find-everywhere';
import { closestMatching, comesBefore } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { bareListOpeners, hasOtherBareOpener } from './bare-list-openers';
import { isChoiceOnly, opensList } from './choice-only-boxes';
import { dateGroupAround } from './date-sections';
import { bareDropZones } from './drop-zones';
import { listsInPlace } from './lists-in-place';
import { isBehindCombobox, selectBehind } from './select-behind';
import { yesNoButtons } from './yes-no-buttons';
import { strayFileFields } from './zones-of-strays';

/** Something that takes an answer, or part of one. Radios are `choice` and checkboxes `tick` until they are grouped. */
export interface FormControl {
  element: Element;
  kind: FieldKind;
}

const native = 'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea';
const built =
  '[role=combobox],[role=textbox],[role=spinbutton],[role=slider],[role=radio],[role=checkbox],[role=switch],button[aria-haspopup=listbox],[role=button][aria-haspopup=listbox],' +
  // Shows what is chosen of it, and all of it once it is pressed.
  '[role=listbox][aria-expanded][tabindex],' +
  '[contenteditable]:not([contenteditable=false]),button[aria-pressed],[role=button][aria-pressed]';

const any = `${native},${built}`;

/** Contains a second input for internal use, which is no control of its own. */
const builtTick = '[role=checkbox],[role=radio],[role=switch],[role=option]';

/** Everything on the page that takes an answer, in page order, including shadow roots, without the second inputs of widgets. */
export function collectControls(): FormControl[] {
  const found = [...new Set(findEverywhere(any).map((element) => dateGroupAround(element) ?? element))];
  const buttons = yesNoButtons();
  const answered = new Set(buttons.map(({ parentElement }) => parentElement));
  const isBesideButtons = (element: Element) => element.matches(tick) && answered.has(element.parentElement);
  const inPlace = listsInPlace();
  const openers = [...bareListOpeners(any), ...labelledOpeners(), ...inPlace];
  const zones = bareDropZones(any);
  // Where each of them has its place to drop a file on, that asks for it.
  const strays = strayFileFields();
  const behind = inPlace.flatMap((opener) => selectBehind(opener) ?? []);
  const leftOut = new Set<Element>([...zones, ...behind, ...(strays.length <= zones.length ? strays : [])]);
  const own = found.filter((element) => !isBesideButtons(element) && !leftOut.has(element));
  const elements = [...new Set([...own, ...buttons, ...openers, ...zones])];
  const isInOrder =
    buttons.length + openers.length + zones.length === 0 &&
    elements.every((element) => element.getRootNode() === document);
  if (!isInOrder) elements.sort((one, other) => (comesBefore(one, other) ? -1 : 1));
  return elements.flatMap((element) => {
    if (zones.includes(element)) return [{ element, kind: 'file' }];
    const kind = openers.includes(element) ? 'combobox' : isSecondInput(element) ? null : kindOf(element);
    return kind === null ? [] : [{ element, kind }];
  });
}

/** Whether a part of the page has any other control. */
export function hasOtherControl(part: Element, own: Element): boolean {
  return firstTwoIn(part).some((element) => element !== own) || hasOtherBareOpener(part, own);
}

/** Whether there are other controls than one closed box to paste a document into: another way to give what a file field asks for. */
export function hasOtherThanPasteBox(part: Element, own: Element): boolean {
  const others = findWithin(any, part).filter((element) => element !== own && takesAnswer(element));
  return others.length > 1 || !others.every(isClosedPasteBox) || hasOtherBareOpener(part, own);
}

/** With a label of its own, or required, a box asks for something else that is not shown yet. */
const isClosedPasteBox = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement &&
  !element.checkVisibility() &&
  labelsOf(element).length === 0 &&
  !element.matches(':required,[aria-required=true]');

/** Of two, at least one differs from any given one. Cached per task, since every control asks its ancestors. */
const firstTwoIn = cachePerTask((part: Element): Element[] => {
  const own = firstTwoOf(part.querySelectorAll(any));
  // Custom elements have theirs in shadow roots. Most parts have two before searching those, which is slower.
  return own.length === 2 ? own : firstTwoOf([...own, ...findInRootsOf(any, part)]);
});

function firstTwoOf(elements: Iterable<Element>): Element[] {
  const found: Element[] = [];
  for (const element of elements) {
    if (!takesAnswer(element)) continue;
    found.push(element);
    if (found.length === 2) break;
  }
  return found;
}

const takesAnswer = (element: Element): boolean => !isSecondInput(element) && kindOf(element) !== null;

/** Yes/no buttons may store their state in one. */
const tick = 'input[type=checkbox]';

/** A control's kind by its markup; null if it takes no answer. */
function kindOf(element: Element): FieldKind | null {
  if (element instanceof HTMLSelectElement) return element.multiple ? 'choices' : 'select';
  if (element instanceof HTMLTextAreaElement) return 'multiline';
  if (element instanceof HTMLInputElement) return inputKind(element);
  const role = element.getAttribute('role');
  if (role === 'checkbox' || role === 'switch') return 'tick';
  if (
    role === 'radio' ||
    element.matches('button,[role=button]:not([aria-haspopup]),[aria-haspopup=listbox]:not(input)')
  ) {
    return element.matches('[aria-haspopup=listbox],[role=combobox]') ? 'combobox' : 'choice';
  }
  // In the older combobox pattern, the role is on a wrapper around the input.
  // One that only appears in its open list searches there: what is pressed is the wrapper.
  if (role === 'combobox') return hasBoxInSight(element) ? null : 'combobox';
  if (role === 'listbox') return 'combobox';
  if (role === 'spinbutton' || role === 'slider') return 'number';
  if (role === 'group') return 'date';
  // What a list shows as chosen.
  if (element.matches('[role=textbox][aria-readonly=true]')) return null;
  return element.querySelector(native) === null ? 'rich-text' : null;
}

function hasBoxInSight(element: Element): boolean {
  const boxes = Array.from(element.querySelectorAll('input'));
  const isOpener =
    element.matches('[tabindex="0"]') && boxes.every((box) => !box.checkVisibility({ visibilityProperty: true }));
  return boxes.length > 0 && !isOpener;
}

const kindsOfInput: Partial<Record<string, FieldKind>> = {
  checkbox: 'tick',
  radio: 'choice',
  file: 'file',
  number: 'number',
  range: 'number',
  date: 'date',
  month: 'date',
  week: 'date',
  time: 'date',
  'datetime-local': 'date',
};

function inputKind(input: HTMLInputElement): FieldKind {
  const isCombobox =
    input.matches('[role=combobox],[aria-autocomplete=list],[aria-autocomplete=both],[aria-haspopup=listbox]') ||
    closestMatching(input, '[role=combobox]') !== null ||
    isChoiceOnly(input) ||
    opensList(input);
  return kindsOfInput[input.type] ?? (isCombobox ? 'combobox' : 'text');
}

/** A widget's second input: inside its own checkbox, or beside what people use, out of reach of keyboard and screen readers. */
function isSecondInput(element: Element): boolean {
  if (element.matches(arrow))
    return element.getAttribute('tabindex') === '-1' && hasBeside(element, 'input[role=combobox]');
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return false;
  const around = element.parentElement && closestMatching(element.parentElement, builtTick);
  if (around || (element instanceof HTMLSelectElement && isBehindCombobox(element))) return true;
  // Nobody can show it but its page: lists of radios check by one whether any is chosen. Files are given to such a one by a button.
  if (element.tabIndex === -1 && element.hidden && element.type !== 'file') return true;
  if (element.tabIndex !== -1 || closestMatching(element, '[aria-hidden=true]') === null) return false;
  if (element.matches('[readonly]') && hasBeside(element, 'input[type=file]')) return true;
  if (element.matches('[type=checkbox],[type=radio]')) return hasBeside(element, pressedAnswers);
  const isNamed = (element.name || element.id) !== '';
  const isSent = isNamed && element instanceof HTMLInputElement && element.type !== 'text';
  return !isSent && hasBeside(element, '[role=combobox],[role=spinbutton]:not(input)');
}

/** Opens the list of a box that opens it as well; the keyboard passes over it. */
const arrow = 'button[aria-haspopup=listbox]';

/** Answers that are pressed, whose state a box out of reach may repeat. */
const pressedAnswers = '[aria-pressed],[role=radio],[role=switch],[role=checkbox]';
/** Ancestors searched for what people use in that input's place. */
const nearby = 3;

function hasBeside(element: Element, used: string): boolean {
  let at = element.parentElement;
  for (let level = 0; at && level < nearby; level += 1, at = at.parentElement) {
    if (at.querySelector(used)) return true;
    if (at.querySelectorAll(native).length > 1) return false;
  }
  return false;
}

/** Buttons that a label names as a field, and that open something to choose in, such as a calendar. */
function labelledOpeners(): Element[] {
  return findEverywhere('button[aria-haspopup=dialog]:not([role])').filter((button) => labelsOf(button).length > 0);
}
