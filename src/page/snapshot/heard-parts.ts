import { controlActionOf, controlSelector } from '@/page/dom/controls/control-action';
import { isPressedPicture } from '@/page/dom/controls/walk';
import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { ownWords } from '@/page/dom/text/own-words';
import { hasPressListener } from '@/page/dom/tree/listener-elements';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';

const partRoles = new Set(['generic', 'list', 'group', 'region', 'table', 'rowgroup']);
export const isPart = (role: string | null): boolean => role === null || partRoles.has(role);

/** Widgets that have entries, whatever roles these have: one alone is an entry too. */
const widgetRoles = new Set('listbox menu menubar tree grid radiogroup tablist toolbar'.split(' '));

/** One listener around several controls hears the presses on each: it says nothing about the part itself. */
export function isListenedAround(element: Element, role: string | null): boolean {
  return isPart(role) && hasControlsInside(element);
}

/** One listener around several texts, as a menu or a calendar has: unlike on a card, the mouse shows no hand over all of it. */
export function hearsItsParts(element: Element, role: string | null): boolean {
  const isWidget = widgetRoles.has(role ?? '');
  if (!(isPart(role) || isWidget) || !hasPressListener(element)) return false;
  if (hasControlsInside(element) && (reachesFar(element) || !isWorkAtHand())) return false;
  if (getComputedStyle(element).cursor === 'pointer') return false;
  let said = isWidget ? 1 : 0;
  for (const part of element.querySelectorAll('*')) {
    if (ownWords(part) !== '' || isPressedPicture(part)) said += 1;
    if (said > 1) return true;
  }
  return false;
}

/** A cell with nothing in it, as an hour that is free: it is told by where it stands. */
export function isFreeCell(element: Element): boolean {
  return isWorkAtHand() && !element.firstChild && element.matches('td,[role=gridcell]');
}

/** CSS pixels. Larger parts of a page hide much that no mouse brings up. */
const largestSpot = 64;

/** A small mark that says nothing but what the mouse brings up over it, as a pin on a map. */
export function isHoverSpot(element: Element): boolean {
  if (!isWorkAtHand() || !element.firstElementChild) return false;
  const { width, height } = element.getBoundingClientRect();
  if (Math.min(width, height) < 4 || Math.max(width, height) > largestSpot) return false;
  const isHidden = (part: Element) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return (
    ownWords(element) === '' && /\S/.test(element.textContent ?? '') && Array.from(element.children).every(isHidden)
  );
}

/** An entry whose submenu, or a box whose menu, stands inside it, laid over the page: what it unfolds are entries of their own. */
export function unfolds(element: Element): boolean {
  if (controlActionOf(element) !== null) return false;
  return Array.from(element.children).some(
    (part) =>
      (element.localName === 'li' ? part.matches('ul,ol,menu,:has(> ul)') : isMenuBeside(part, element)) &&
      part.checkVisibility() &&
      /absolute|fixed/.test(getComputedStyle(part).position),
  );
}

/** Entries next to what opened them; what is laid over a card, as a badge, stands on it. */
function isMenuBeside(part: Element, opener: Element): boolean {
  if (!isWorkAtHand() || part.childElementCount === 0) return false;
  const [own, around] = [part.getBoundingClientRect(), opener.getBoundingClientRect()];
  const middle = (own.top + own.bottom) / 2;
  return middle > around.bottom || middle < around.top;
}

/** What a listener or the tab order alone makes a control, with others of that kind inside: a slider's track and its handle. */
export function hearsInside(element: Element): boolean {
  if (reachesFar(element) || controlActionOf(element) !== null) return false;
  const text = element.textContent?.trim() ?? '';
  return Array.from(element.querySelectorAll('*')).some(
    (part) =>
      (hasPressListener(part) || part.getAttribute('tabindex') === '0' || isPressedPicture(part)) &&
      (text === '' || part.textContent?.trim() !== text) &&
      part.checkVisibility(),
  );
}

/** Too large for one control. */
const reachesFar = (element: Element): boolean => element.getElementsByTagName('*').length > 60;

export function hasControlsInside(element: Element): boolean {
  if (element.localName === 'select') return false;
  return (shadowRootOf(element) ?? element).querySelector(controlSelector) !== null;
}
