import { findWithin } from '@/page/dom/tree/find-everywhere';

/** The elements of a list, in its order: those in its markup, those that a page puts into a slot of it, and what either are made of. */
export function elementsInList(list: Element, selector: string): Element[] {
  const own = findWithin(selector, list);
  const slots = findWithin('slot', list).filter((slot) => slot instanceof HTMLSlotElement);
  const slotted = slots.flatMap((slot) => slot.assignedElements({ flatten: true }));
  const inside = slotted.flatMap((each) => [...(each.matches(selector) ? [each] : []), ...findWithin(selector, each)]);
  return [...new Set([...own, ...inside])];
}
