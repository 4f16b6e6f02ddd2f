import { hasArea } from '../visibility/shown';
import { flatParent } from '../walker/flat-tree';
import { labelsOf } from '../walker/labels-of';
import { duringOneLook } from '../walker/one-look';

/**
 * Whether a user can get at a control: it is seen, or it is a tick or a file field behind a label or a part that is seen and stands
 * for it.
 */
export function isReachable(element: Element): boolean {
  if (isSeen(element)) return true;
  if (!(element instanceof HTMLInputElement)) return false;
  const labels = labelsOf(element);
  if (/^(?:checkbox|radio)$/.test(element.type)) return labels.some(isSeen);
  return element.type === 'file' && (labels.some(isSeen) || isBehindSomething(element));
}

/** A file field has no looks of its own: what is pressed stands around it. */
function isBehindSomething(input: Element): boolean {
  return input.closest('[aria-hidden=true]') === null && (input.parentElement?.checkVisibility() ?? false);
}

function isSeen(element: Element): boolean {
  if (!isDrawn(element)) return false;
  const { right, bottom } = element.getBoundingClientRect();
  return hasArea(element) && right + scrollX > 0 && bottom + scrollY > 0 && !isCutAway(element);
}

/** The input of a list is drawn as nothing itself while what was chosen stands over it. */
function isDrawn(element: Element): boolean {
  const parent = flatParent(element);
  if (parent === null || !element.matches('input[role=combobox]')) return hasLooks(element);
  return element.checkVisibility({ visibilityProperty: true }) && hasLooks(parent);
}

const hasLooks = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseeable(element);

/** No eye tells what is fainter than this from nothing. */
const faintest = 0.05;

/**
 * Kept from every user in a way that still leaves it drawn, in one part of a form: told to be inert or hidden from readers, cut down to
 * nothing, too faint to see. What is so for the form as a whole is so for a while, as under a dialog.
 */
const isUnseeable = duringOneLook((element: Element): boolean => {
  if (element.matches('form,body,main,[role=dialog]') || element.querySelector('form') !== null) return false;
  const { opacity, clipPath, filter } = getComputedStyle(element);
  const isCut = /^(?:inset\((?:5\d|[6-9]\d|100)%\)|circle\(0(?:px|%)?(?: at [^)]*)?\))$/.test(clipPath);
  const isFaint = Number(opacity) < faintest || /opacity\(0(?:\.0\d*)?%?\)/.test(filter);
  if (isCut || isFaint || element.matches('[inert],[aria-hidden=true]:not(input,select,textarea)')) return true;
  const parent = flatParent(element);
  return parent !== null && isUnseeable(parent);
});

/** Inside a part without any size, or at an edge of nothing: where traps for programs are put. */
export const isCutAway = duringOneLook((element: Element): boolean => {
  const parent = flatParent(element);
  if (parent === null || parent === document.body) return false;
  const { overflowX, overflowY } = getComputedStyle(parent);
  const { width, height } = parent.getBoundingClientRect();
  const isClosed = (overflowX !== 'visible' && width <= 1) || (overflowY !== 'visible' && height <= 1);
  return isClosed || isCutAway(parent);
});
