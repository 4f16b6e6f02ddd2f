import { toVisibleLine } from '@/language/fold/visible-one-line';

/**
 * What stands in a part of the page as already chosen, an entry each: a list that is shown though its box is closed, and whose entries are
 * not there to be chosen, for none says whether it is.
 */
export function pillsIn(part: Element, opened: Element | null): string[] {
  return Array.from(part.querySelectorAll('[role=listbox]:not([aria-expanded])')).flatMap((list) => {
    const isOffered = list === opened || list.querySelector('[aria-selected]') !== null;
    if (isOffered || !list.checkVisibility({ visibilityProperty: true })) return [];
    return Array.from(list.querySelectorAll('[role=option]'), labelOfPill).filter(Boolean);
  });
}

/** Without the button that takes it out again. */
function labelOfPill(pill: Element): string {
  const copy = pill.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const button of copy.querySelectorAll('button,[role=button],svg')) button.remove();
  return toVisibleLine(copy.textContent ?? '');
}
