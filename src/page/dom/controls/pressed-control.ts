import { controlsOf } from '@/page/dom/tree/form-properties';
import { isEditingHost } from '../text/aria-role';
import { closestMatching, flatParent } from '../tree/flat-tree';
import { hasPressListener } from '../tree/listener-elements';

/** Pressable by markup alone, including labels and summaries. */
const interactive =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,label,option,[onclick],[onmousedown],[onmouseup],[onpointerdown],[onpointerup],' +
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider textbox searchbox spinbutton combobox'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join();
const submitters = 'button,input[type=submit],input[type=image]';

/** What a press on an element triggers: browsers look at its ancestors too. */
export interface PressedControl {
  /** The element hit. */
  hit: Element;
  /** The innermost control around it, else the intended element, else the one hit. */
  control: Element;
  link: Element | null;
  /** The submit button; also one that an enclosing label stands for. */
  submitter: HTMLButtonElement | HTMLInputElement | null;
  /** The enclosing label's control. */
  labelled: HTMLElement | null;
}

/** `meant`: the intended element; what is hit inside it counts as part of it unless it is a control itself. */
export function pressedControl(hit: Element, meant: Element | null): PressedControl {
  const label = closestMatching(hit, 'label');
  const labelled = label instanceof HTMLLabelElement ? label.control : null;
  return {
    hit,
    control: enclosingControl(hit) ?? meant ?? hit,
    link: linkAround(hit),
    submitter: submitterOf(closestMatching(hit, submitters)) ?? submitterOf(labelled),
    labelled: labelled && !labelled.contains(hit) ? labelled : null,
  };
}

/** The innermost control containing an element, or itself; null if none. */
export function enclosingControl(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    if (isInteractive(at)) return at;
  }
  return null;
}

/** Whether an element is itself a control, as far as a page script can tell. */
export function isInteractive(element: Element): boolean {
  if (element.matches(interactive) || hasPressListener(element)) return true;
  if (element.getAttribute('tabindex') === '0') return true;
  return element instanceof HTMLElement && (isEditingHost(element) || setsPointer(element));
}

/** A control sets its cursor; its content inherits it. */
function setsPointer(element: Element): boolean {
  const outer = flatParent(element);
  return getComputedStyle(element).cursor === 'pointer' && (!outer || getComputedStyle(outer).cursor !== 'pointer');
}

function linkAround(hit: Element): Element | null {
  for (let at: Element | null = hit; at; at = flatParent(at)) {
    if (at.matches('a[href],area[href]') || (at instanceof SVGAElement && at.hasAttribute('xlink:href'))) return at;
  }
  return null;
}

function submitterOf(element: Element | null): PressedControl['submitter'] {
  if (element instanceof HTMLButtonElement) return element.type === 'submit' && element.form ? element : null;
  if (!(element instanceof HTMLInputElement)) return null;
  return /^(?:submit|image)$/.test(element.type) && element.form ? element : null;
}

/** The button Enter presses in a field: per HTML, its form's first submit button. */
export function defaultButton(field: Element): Element | null {
  const form = field instanceof HTMLInputElement ? field.form : null;
  if (!form) return null;
  const images = Array.from(form.querySelectorAll('input[type=image]'));
  const first = [...controlsOf(form), ...images].filter((part) => submitterOf(part) !== null).toSorted(inTreeOrder)[0];
  return first ?? null;
}

const inTreeOrder = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
