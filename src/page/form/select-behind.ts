import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { isControlReachable } from './is-control-reachable';

/** Ancestors of a built list in which the native one behind it may be. */
const nearby = 6;
const outOfReach = ['select[aria-hidden=true]', 'select[hidden]', '[aria-hidden=true] select']
  .map((each) => `${each}[tabindex="-1"]`)
  .join();
const used = '[role=combobox],input:not([type=hidden],[aria-hidden=true]),textarea,select';

/** The keyboard passes it over, and it is too small, too faint or clipped too far to be seen: lists of a library's own hide it so, too. */
function isUnseen(select: HTMLSelectElement): boolean {
  if (select.tabIndex >= 0) return false;
  const { width, height } = select.getBoundingClientRect();
  return Math.min(width, height) <= 1 || !isControlReachable(select);
}

const isBehind = (select: HTMLSelectElement): boolean => select.matches(outOfReach) || isUnseen(select);

/** One widget: one is in the other, or both are for the same list, such as its button and the box that searches it. */
function isOfOne(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one) || (listOf(one) !== '' && listOf(one) === listOf(other));
}

const listOf = (combobox: Element): string =>
  combobox.getAttribute('aria-controls') ?? combobox.getAttribute('aria-owns') ?? '';

const behind = new WeakMap<Element, HTMLSelectElement>();

/** A list was found drawn in place of a native one. */
export function rememberSelectBehind(opener: Element, select: HTMLSelectElement): void {
  behind.set(opener, select);
}

/** Whether it stands in place of a native list that is not drawn. */
export const standsInPlace = (opener: Element): boolean => behind.has(opener);

/**
 * The native list that a list of a library's own keeps in step beside it, out of reach of keyboard and screen readers: the labels name that
 * one, and it has the options while the other is closed.
 */
export const selectBehind = cachePerTask((combobox: Element): HTMLSelectElement | null => {
  const known = behind.get(combobox);
  if (known) return known.isConnected ? known : null;
  let at = combobox.parentElement;
  for (let level = 0; at && level < nearby; level += 1, at = at.parentElement) {
    // Beyond its own widget, whatever is hidden is another's.
    const [select, another] = Array.from(at.querySelectorAll('select')).filter(isBehind);
    const others = Array.from(at.querySelectorAll(used)).filter((other) => !isOfOne(other, combobox));
    if (others.some((other) => !(other instanceof HTMLSelectElement && isBehind(other)))) return null;
    if (select) return another ? null : select;
  }
  return null;
});

/** Ancestors of a native list in which the combobox before it stands. */
const mostLevels = 3;

/** Whether it is the list behind a combobox, which asks its question already. */
export function isBehindCombobox(select: HTMLSelectElement): boolean {
  if (select.tabIndex >= 0) return false;
  let at = select.parentElement;
  for (let level = 0; at && level < mostLevels; level += 1, at = at.parentElement) {
    const [combobox] = at.querySelectorAll('[role=combobox]');
    if (combobox) return selectBehind(combobox) === select;
  }
  return false;
}
