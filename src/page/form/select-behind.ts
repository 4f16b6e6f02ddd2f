import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Ancestors of a built list in which the native one behind it may be. */
const nearby = 6;
const outOfReach = ['select[aria-hidden=true]', 'select[hidden]', '[aria-hidden=true] select']
  .map((each) => `${each}[tabindex="-1"]`)
  .join();
const used = `[role=combobox],input:not([type=hidden],[aria-hidden=true]),textarea,select:not(${outOfReach})`;

const isOfOne = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one);

/**
 * The native list that a list of a library's own keeps in step beside it, out of reach of keyboard and screen readers: the labels name that
 * one, and it has the options while the other is closed.
 */
export const selectBehind = cachePerTask((combobox: Element): HTMLSelectElement | null => {
  let at = combobox.parentElement;
  for (let level = 0; at && level < nearby; level += 1, at = at.parentElement) {
    // Beyond its own widget, whatever is hidden is another's.
    if (Array.from(at.querySelectorAll(used)).some((other) => !isOfOne(other, combobox))) return null;
    const [select, another] = at.querySelectorAll<HTMLSelectElement>(outOfReach);
    if (select) return another ? null : select;
  }
  return null;
});
