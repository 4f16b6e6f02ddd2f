import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { findInRootsOf } from '@/page/dom/tree/find-everywhere';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { isBeforePage } from '@/page/dom/tree/is-before-page';
import { hasRenderedArea } from '@/page/dom/tree/is-left-out';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { widgetAround } from './widget-around';

/** Whether a user can reach a control: it is visible, or a checkbox or file field behind a visible label or stand-in. */
export function isControlReachable(element: Element): boolean {
  if (isSeen(element)) return true;
  if (element.matches('[role=switch],[role=checkbox],[role=radio]')) return labelsOf(element).some(isSeen);
  if (!(element instanceof HTMLInputElement)) return false;
  if (isOfSeenWidget(element)) return true;
  const labels = labelsOf(element);
  if (/^(?:checkbox|radio)$/.test(element.type)) return labels.some(isSeen);
  return element.type === 'file' && (labels.some(isSeen) || isBehindSomething(element));
}

/** Of a list whose input is for the keyboard alone, what is pressed counts. */
function isOfSeenWidget(input: Element): boolean {
  const widget = widgetAround(input);
  return widget !== null && isSeen(widget);
}

/** A file field has no looks of its own; its surroundings are pressed. */
function isBehindSomething(input: Element): boolean {
  if (input.closest('[aria-hidden=true]') !== null || isOfHiddenPart(input)) return false;
  return input.parentElement?.checkVisibility() ?? false;
}

const otherQuestions = 'input:not([type=hidden],[type=file]),select,textarea';

/**
 * Whether a file field belongs to what is shown: many are hidden in a box of their own, for a button elsewhere to press. One that is hidden
 * together with other questions belongs to another page or part of the form.
 */
export function isFileFieldOffered(input: Element): boolean {
  let hidden = input;
  for (let at = flatParent(hidden); at && !at.checkVisibility(); at = flatParent(hidden)) hidden = at;
  if (hidden === input) return !isOfHiddenPart(input);
  return findInRootsOf(otherQuestions, hidden).length === 0 && hidden.querySelector(otherQuestions) === null;
}

const ofOwn = 'button,[role=button],h1,h2,h3,h4,h5,h6,[role=heading],legend';

/** A part of the form that is only drawn invisible, with a heading or a button of its own, comes later, or has been. */
function isOfHiddenPart(input: Element): boolean {
  let hidden = input;
  const isDrawnAt = (at: Element) => at.checkVisibility({ visibilityProperty: true });
  for (let at = flatParent(hidden); at && !isDrawnAt(at); at = flatParent(hidden)) hidden = at;
  return hidden !== input && hidden.querySelector(`${otherQuestions},${ofOwn}`) !== null;
}

function isSeen(element: Element): boolean {
  return isDrawn(element) && hasRenderedArea(element) && !isBeforePage(element) && !isClippedAway(element);
}

/** A list's input may have no size while its choice is drawn above it. */
function isDrawn(element: Element): boolean {
  const parent = flatParent(element);
  if (parent === null || !element.matches('input[role=combobox]')) return hasLooks(element);
  return element.checkVisibility({ visibilityProperty: true }) && hasLooks(parent);
}

const hasLooks = (element: Element): boolean =>
  (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseeable(element)) ||
  isUnderItsLabel(element);

/** A box that shows itself once something is in it: until then its label lies in its place, and a press there is one on the box. */
const isUnderItsLabel = (box: Element): boolean => labelOver(box) !== null;

/** The label that lies in an empty box's place, and is seen there instead of it: what stands in a box must be seen itself. */
export function labelOver(box: Element): Element | null {
  if ((box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) && box.value !== '') return null;
  if (!box.matches('input,textarea,button') || !box.checkVisibility({ visibilityProperty: true })) return null;
  const label = labelsOf(box).find((each) => each.contains(box));
  const around = flatParent(box);
  if (!label || !around || !hasLooks(around) || !hasLooks(label)) return null;
  return liesIn(box.getBoundingClientRect(), wordsOf(label)) ? label : null;
}

/** Where the first words of a label are drawn. */
function wordsOf(label: Element): DOMRect | null {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT, (text) =>
    /\p{L}/u.test(text.nodeValue ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const words = texts.nextNode();
  if (!words) return null;
  const range = document.createRange();
  range.selectNodeContents(words);
  return range.getBoundingClientRect();
}

function liesIn(box: DOMRect, words: DOMRect | null): boolean {
  if (!words || words.width === 0) return false;
  const [x, y] = [words.left + words.width / 2, words.top + words.height / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Anything fainter is invisible. */
const faintest = 0.05;

/**
 * Withheld from every user though rendered, within a part of the form: inert, hidden from screen readers, clipped to nothing, or too faint.
 * If that applies to the whole form it is temporary, as under a dialog.
 */
const isUnseeable = cachePerTask((element: Element): boolean => {
  if (element.matches('form,body,main,[role=dialog]') || element.querySelector('form') !== null) return false;
  const { opacity, clipPath, filter } = getComputedStyle(element);
  const isCut = /^(?:inset\((?:5\d|[6-9]\d|100)%\)|circle\(0(?:px|%)?(?: at [^)]*)?\))$/.test(clipPath);
  const isFaint = Number(opacity) < faintest || /opacity\(0(?:\.0\d*)?%?\)/.test(filter);
  if (isCut || isFaint || element.matches('[inert],[aria-hidden=true]:not(input,select,textarea)')) return true;
  const parent = flatParent(element);
  return parent !== null && isUnseeable(parent);
});

/** Text for screen readers alone: drawn outside the page, or in a box that is clipped to nothing. */
export function isOutOfSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  if (isBeforePage(element)) return true;
  return (width <= 1 || height <= 1) && getComputedStyle(element).overflow !== 'visible';
}

/** Lists that are closed may be cut to nothing instead, in the older way and the newer. */
const isCutToNothing = ({ clip, clipPath, position }: CSSStyleDeclaration): boolean =>
  /^inset\(100%/.test(clipPath) || (/^(?:absolute|fixed)$/.test(position) && /^rect\((?:0px(?:, )?){4}\)$/.test(clip));

/** Inside a part without size, or clipped away: where honeypots are put. */
export const isClippedAway = cachePerTask((element: Element): boolean => {
  const parent = flatParent(element);
  if (parent === null || parent === document.body) return false;
  const style = getComputedStyle(parent);
  const { width, height } = parent.getBoundingClientRect();
  const isClosed = (style.overflowX !== 'visible' && width <= 1) || (style.overflowY !== 'visible' && height <= 1);
  return isClosed || isCutToNothing(style) || isClippedAway(parent);
});
