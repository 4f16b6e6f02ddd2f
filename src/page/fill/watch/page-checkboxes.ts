import type { FieldControls } from '@/domain/form/form-filling';
import { checkedState } from '@/page/dom/controls/checked-state';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';
import { dispatchClick } from '../input/dispatch-press';
import { isMarkOfChoice } from '../input/pressed-choices';
import { PageValueGuard } from './page-values';

const boxes = 'input[type=checkbox],input[type=radio],[role=checkbox],[role=switch]';
/** If a page keeps ticking a checkbox, it is left to the user. */
const mostTimes = 3;

/** The state of checkboxes at the last check, by element and, if redrawn, by name. */
interface KnownTicks {
  /** Of the checking fill. */
  token: string;
  byElement: WeakMap<Element, boolean>;
  byName: Map<string, boolean>;
  /** Reached by a trusted press: the user's, or the fill's own. */
  touched: WeakSet<Element>;
  takenBack: Map<string, number>;
  values: PageValueGuard;
}

let known: KnownTicks | null = null;

/** Starts watching this document's checkboxes for a fill: what a page ticks by itself is nobody's answer. */
export function watchCheckboxes(token: string): void {
  if (known?.token === token) return;
  if (!known) {
    addEventListener('click', onPress, { capture: true, passive: true });
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, { capture: true, passive: true });
  }
  const touched = known?.touched ?? new WeakSet();
  known = {
    token,
    byElement: new WeakMap(),
    byName: new Map(),
    touched,
    takenBack: new Map(),
    values: new PageValueGuard(),
  };
  for (const box of findEverywhere(boxes)) note(known, box);
  known.values.note();
}

/**
 * Unticks what the page ticked, and resets what it set to agreement, since the last check, without the user or this fill: a consent tied to
 * a list's choice is none. `filled`: the field just answered, whose own checkboxes are meant. `mayPageTick`: whether the page may tick a
 * checkbox itself because it read the answer in a file.
 */
export function resetCheckboxes(filled: FieldControls | null, mayPageTick: (box: Element) => boolean): void {
  look(filled ? partsOf(filled) : [], mayPageTick);
  clearTimeout(later);
  lookLater(firstDelayMs, mayPageTick);
}

/** Milliseconds. Pages also tick later, so checks follow at doubling intervals. */
const firstDelayMs = 60;
const longestDelayMs = 30_000;
let later: ReturnType<typeof setTimeout> | undefined;

function lookLater(delayMs: number, mayPageTick: (box: Element) => boolean): void {
  later = setTimeout(() => {
    look([], mayPageTick);
    if (delayMs < longestDelayMs) lookLater(delayMs * 2, mayPageTick);
  }, delayMs);
}

/** What a page does after the user's own press is theirs to see. */
function onTouch({ isTrusted }: Event): void {
  if (isTrusted) clearTimeout(later);
}

function look(own: readonly Element[], mayPageTick: (box: Element) => boolean): void {
  if (!known) return;
  const { touched, values } = known;
  values.takeBack((control) => touched.has(control) || own.some((part) => belongs(control, part)));
  for (const box of findEverywhere(boxes)) {
    const isPages = wasTicked(known, box) && !known.touched.has(box) && !own.some((part) => belongs(box, part));
    if (isPages && !isMarkOfChoice(box) && !mayPageTick(box)) takeBack(known, box);
    note(known, box);
  }
}

function wasTicked({ byElement, byName }: KnownTicks, box: Element): boolean {
  const before = byElement.get(box) ?? byName.get(nameOf(box));
  return before === false && checkedState(box) === true;
}

function takeBack({ takenBack }: KnownTicks, box: Element): void {
  const times = takenBack.get(nameOf(box)) ?? 0;
  if (times >= mostTimes) return;
  takenBack.set(nameOf(box), times + 1);
  // Framework checkboxes react to clicks only; radios cannot be unticked by one.
  if (!(box instanceof HTMLInputElement && box.type === 'radio') && box instanceof HTMLElement) dispatchClick(box);
  if (!(box instanceof HTMLInputElement) || !box.checked) return;
  box.checked = false;
  dispatchChangeEvents(box);
}

function note({ byElement, byName }: KnownTicks, box: Element): void {
  const isTicked = checkedState(box) === true;
  byElement.set(box, isTicked);
  byName.set(nameOf(box), isTicked);
}

/** The same for a checkbox the page redraws. */
function nameOf(box: Element): string {
  const { name = '', value = '' } = box instanceof HTMLInputElement ? box : {};
  const label = box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '') : (box.textContent ?? '');
  return [box.localName, name, value, box.id, box.getAttribute('aria-label'), label.trim().slice(0, 80)].join('\n');
}

function onPress(event: Event): void {
  const [hit] = event.composedPath();
  if (!event.isTrusted || !known || !(hit instanceof Element)) return;
  const box = hit.closest(boxes) ?? hit.closest('label')?.control ?? hit.closest('input,select,textarea');
  if (box) known.touched.add(box);
}

/** Everything pressed to answer a field. */
function partsOf({ selector, options, parts }: FieldControls): Element[] {
  const selectors = [
    selector,
    ...(options ?? []).map((option) => option.selector),
    ...parts.map((part) => part.selector),
  ];
  return selectors.flatMap((each) => (each === null ? [] : (findTarget({ selector: each }) ?? [])));
}

/** The element itself, what it contains or labels, or the hidden checkbox behind a drawn one. */
function belongs(box: Element, part: Element): boolean {
  if (box === part || part.contains(box) || box.contains(part)) return true;
  if (part instanceof HTMLLabelElement && part.control === box) return true;
  return !isDiscernible(box) && box.parentElement?.contains(part) === true && !part.matches('select,input,textarea');
}
