import { hasArea } from '../visibility/shown';
import { flatParent } from '../walker/flat-tree';
import { duringOneLook } from '../walker/one-look';

/**
 * Whether a user can get at a control: it is seen, or it is a tick or a file field behind a label or a part that is seen and stands
 * for it.
 */
export function isReachable(element: Element): boolean {
  if (isSeen(element)) return true;
  if (!(element instanceof HTMLInputElement)) return false;
  const labels = Array.from(element.labels ?? []);
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
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Inside a part without any size, or at an edge of nothing: where traps for programs are put. */
export const isCutAway = duringOneLook((element: Element): boolean => {
  const parent = flatParent(element);
  if (parent === null || parent === document.body) return false;
  const { overflowX, overflowY } = getComputedStyle(parent);
  const { width, height } = parent.getBoundingClientRect();
  const isClosed = (overflowX !== 'visible' && width <= 1) || (overflowY !== 'visible' && height <= 1);
  return isClosed || isCutAway(parent);
});
