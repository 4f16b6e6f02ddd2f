import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isInteractive, type PressedControl } from '@/page/dom/controls/pressed-control';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { readRenderedText, renderedText } from '@/page/dom/text/rendered-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';

const attributes = ['aria-label', 'title', 'alt', 'aria-description', 'data-tooltip'];
/** Parts of a control that may have their own names. */
const mostParts = 60;
/** Characters. Longer texts are no names. */
const longest = 120;

/** Characters. A control that contains others is named by the start of its text. */
const longestOfBox = 60;

/** All names of the pressed element: visible, accessible, and tooltip. */
export function namesOfControl(pressed: PressedControl): string[] {
  const { hit, control, link, submitter, labelled } = pressed;
  const parts = new Set([control, hit, link, submitter, labelled].filter((part) => part !== null));
  const names = [...parts].flatMap((part) => [
    holdsControls(part) && !part.matches(explicitlyNamed) ? '' : accessibleName(part),
    renderedText(part, isApartIn(part)),
    ...spokenOf(part),
    ...namedWithin(part),
  ]);
  return [...new Set(names.map(cut).filter(Boolean))];
}

/** A control's visible text; for a pressable row, without the controls in it. */
export function visibleNameOf(control: Element): { shown: string; pieces: readonly string[] } {
  const { text, pieces } = readRenderedText(control, isApartIn(control));
  return { shown: text, pieces: pieces.slice(0, mostPieces) };
}

/** A row's own name takes fewer text pieces than this. */
const mostPieces = 8;

function cut(name: string): string {
  const text = toVisibleLine(name);
  return text.length > longest ? text.slice(0, longestOfBox) : text;
}

const native = 'button,input,label,summary,option';
const whole = '[role=button],[role=option],[role=menuitem],[role=tab],[role=checkbox],[role=radio]';
const nativeWithin = 'button,a[href],input:not([type=hidden]),select,textarea,summary';
const explicitlyNamed = '[aria-label],[aria-labelledby]';

/**
 * A button is pressed as a whole; but what has only its role may be a row with buttons of its own. Rows and cards contain controls that do
 * something else.
 */
function isApartIn(part: Element): (inner: Element) => boolean {
  if (part.matches(native)) return () => false;
  return part.matches(whole) ? (inner) => inner.matches(nativeWithin) : isInteractive;
}

/** Whether its text has names of controls that are pressed by themselves. */
function holdsControls(part: Element): boolean {
  return part.matches(`${whole}:not(${native})`) && part.querySelector(nativeWithin) !== null;
}

/** A button's value is its text; a field's value is not its name. */
function spokenOf(part: Element): string[] {
  const own = attributes.map((attribute) => part.getAttribute(attribute) ?? '');
  const isButton = part instanceof HTMLInputElement && /^(?:submit|button|reset|image)$/.test(part.type);
  return isButton ? [...own, part.value] : own;
}

/** Pictures and icons inside. */
function namedWithin(part: Element): string[] {
  const isApart = isApartIn(part);
  const inner = elementsWithin(part).slice(1, mostParts);
  return inner
    .filter((each) => !standsApart(each, part, isApart))
    .flatMap((each) => [
      ...attributes.map((attribute) => each.getAttribute(attribute) ?? ''),
      each.localName === 'title' && each.namespaceURI?.endsWith('/svg') ? (each.textContent ?? '') : '',
    ]);
}

function standsApart(inner: Element, part: Element, isApart: (element: Element) => boolean): boolean {
  for (let at: Element | null = inner; at && at !== part; at = flatParent(at)) if (isApart(at)) return true;
  return false;
}
