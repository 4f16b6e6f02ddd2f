/** The elements of a list, in its order: those in its markup, and those that a page puts into a slot of it. */
export function elementsInList(list: Element, selector: string): Element[] {
  const own = Array.from(list.querySelectorAll(selector));
  const slotted = Array.from(list.querySelectorAll('slot'), (slot) => slot.assignedElements({ flatten: true })).flat();
  const inside = slotted.flatMap((each) => [
    ...(each.matches(selector) ? [each] : []),
    ...each.querySelectorAll(selector),
  ]);
  return [...new Set([...own, ...inside])];
}
