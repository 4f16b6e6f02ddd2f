import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Ancestors of a built list in which the native one behind it may be. */
const nearby = 6;
const outOfReach = 'select[aria-hidden=true][tabindex="-1"]';

/**
 * The native list that a list of a library's own keeps in step beside it, out of reach of keyboard and screen readers: the labels name that
 * one, and it has the options while the other is closed.
 */
export const selectBehind = cachePerTask((combobox: Element): HTMLSelectElement | null => {
  let at = combobox.parentElement;
  for (let level = 0; at && level < nearby; level += 1, at = at.parentElement) {
    const [select, another] = at.querySelectorAll<HTMLSelectElement>(outOfReach);
    if (select) return another ? null : select;
    if (at.querySelectorAll('input:not([type=hidden]),select,textarea').length > 1) return null;
  }
  return null;
});
