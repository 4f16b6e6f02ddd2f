import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { elementAt } from '@/page/dom/tree/element-at';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { isClippedAway } from '@/page/form/is-control-reachable';
import { isOwnOpener } from '@/page/form/named-list';
import { widgetAround } from '@/page/form/widget-around';
import { dispatchOutsidePress, dispatchPress } from '../input/dispatch-press';
import { blurElement, focusElement } from '../input/with-focus';
import { watchAppearing } from './appearing-options';
import { isOptionVisible, type ListOption, type OtherOptions, openedOptions } from './list-options';

/** Milliseconds. How long a list takes to open and close. What only opens a list may ask a server for it; a box may wait for typing. */
const opening = { byPressMs: 250, byButtonMs: 900, byFocusMs: 150, closingMs: 200 };

/** A control's list. */
export interface Listbox {
  /** Its current options. */
  options(): ListOption[];
  /** Whether a box came with the list: others are fields of the form, to which a page may move the focus at any time. */
  isOwnBox(box: HTMLInputElement): boolean;
  /** Whether its last options are all gone, or what had none is closed. */
  isClosed(): boolean;
  /** To be called in the end. */
  forget(): void;
}

/** Opens a control's list; its options may still be loading. False if the control may not be pressed. */
export async function openListbox(control: HTMLElement, list: Listbox): Promise<boolean> {
  // A list that is its own opener shows its choice while it is closed.
  const isOpen = () => (isOwnOpener(control) ? isExpanded(control) : list.options().length > 0);
  if (isOpen()) return true;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const isPressed = dispatchPress(control, false);
  if (!isPressed && !(control instanceof HTMLInputElement)) return false;
  if (control instanceof HTMLInputElement) focusElement(control);
  // Frameworks render after the event.
  await Promise.resolve();
  const within = control instanceof HTMLInputElement ? opening.byPressMs : opening.byButtonMs;
  if (await pollUntil(() => isExpanded(control) || isOpen(), within)) return true;
  // What it shows may be what listens, as it is what a mouse hits.
  const shown = shownWithin(control);
  if (shown && dispatchPress(shown, false)) await pollUntil(() => isExpanded(control) || isOpen(), within);
  return true;
}

/** What is seen of a list that is its own opener, or has an input for the keyboard alone, where a mouse would press it. */
function shownWithin(control: HTMLElement): Element | null {
  const isForKeys = control instanceof HTMLInputElement && isClippedAway(control);
  const widget = control.matches('[role=listbox]') ? control : isForKeys ? widgetAround(control) : null;
  if (!widget) return null;
  const { left, top, width, height } = widget.getBoundingClientRect();
  const hit = elementAt(left + width / 2, top + height / 2);
  return hit && hit !== control && isInFlatTree(hit, widget) ? hit : null;
}

export function listboxOf(control: HTMLElement, before: OtherOptions): Listbox {
  const appeared = watchAppearing(control);
  // A box of its own is searched in itself.
  const boxes: BoxesBefore = control instanceof HTMLInputElement ? new Map() : visibleBoxes();
  let last: ListOption[] = [];
  return {
    forget: appeared.stop,
    isOwnBox: (box) => control.contains(box) || !isOneOf(box, boxes),
    options() {
      last = openedOptions(control, before, appeared);
      return last;
    },
    // A list without options is open as long as its control says so.
    isClosed: () =>
      last.length === 0
        ? !isExpanded(control)
        : !last.some(({ element }) => element.isConnected && isOptionVisible(element)),
  };
}

type BoxesBefore = ReadonlyMap<HTMLInputElement, string>;

/** The boxes that show before a list is opened, and what tells each from others in their markup. */
function visibleBoxes(): BoxesBefore {
  const shown = findEverywhere('input').filter((box) => box instanceof HTMLInputElement && isOptionVisible(box));
  return new Map(shown.map((box) => [box as HTMLInputElement, marksOf(box)]));
}

/** Also one that has been drawn anew. */
function isOneOf(box: HTMLInputElement, before: BoxesBefore): boolean {
  return before.has(box) || [...before].some(([other, marks]) => !other.isConnected && marks === marksOf(box));
}

function marksOf(box: Element): string {
  return ['type', 'name', 'placeholder', 'aria-label'].map((name) => box.getAttribute(name) ?? '').join('\n');
}

/** Closes the list as a user moving on would: the focus leaves, its button is pressed again, or something beside it is. */
export async function closeListbox(control: HTMLElement, list: Listbox): Promise<void> {
  blurElement(control);
  if (await pollUntil(list.isClosed, opening.byFocusMs)) return;
  // An opener that does not say whether its list is open has it open as long as its options show.
  const isOpen = isExpanded(control) || !control.hasAttribute('aria-expanded');
  if (isOpen && !(control instanceof HTMLInputElement)) dispatchPress(control, false);
  if (await pollUntil(list.isClosed, opening.closingMs)) return;
  dispatchOutsidePress(control);
  if (await pollUntil(list.isClosed, opening.closingMs)) return;
  // A layer of its own is left by the key, which goes no further than the list.
  const [within] = list.options();
  if (within) dispatchKey(within.element, 'Escape');
  await pollUntil(list.isClosed, opening.closingMs);
}

/** Whether a control declares its list open. */
export function isExpanded(control: Element): boolean {
  return control.getAttribute('aria-expanded') === 'true';
}
