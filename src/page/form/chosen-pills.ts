import { toVisibleLine } from '@/language/fold/visible-one-line';

/**
 * What stands in a part of the page as already chosen, an entry each: a list that is shown though its box is closed, and whose entries are
 * not there to be chosen: none says whether it is, or all say that they are.
 */
export function pillsIn(part: Element, opened: Element | null): string[] {
  return Array.from(part.querySelectorAll('[role=listbox]:not([aria-expanded])')).flatMap((list) => {
    const isOffered = list === opened || list.querySelector('[aria-selected]:not([aria-selected=true])') !== null;
    // The list may have no box of its own, only its entries.
    const shown = Array.from(list.querySelectorAll('[role=option]')).filter(isShown);
    return isOffered ? [] : shown.map(labelOfPill).filter(Boolean);
  });
}

const isShown = (pill: Element): boolean => pill.checkVisibility({ visibilityProperty: true });

/** Without the button that takes it out again. */
function labelOfPill(pill: Element): string {
  const copy = pill.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const button of copy.querySelectorAll('button,[role=button],svg')) button.remove();
  return toVisibleLine(copy.textContent ?? '');
}
