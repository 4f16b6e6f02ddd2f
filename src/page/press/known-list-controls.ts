/** What opens a job row, and what opens the rows read together with it. */
const rows = new WeakMap<Element, readonly Element[]>();
const pagers = new WeakSet<Element>();

/**
 * Code has identified the elements as what opens the job rows of a list. `all`: with those that the page hides now, as in a tab that is not
 * chosen. They tell as much about the others, and are not pressed.
 */
export function rememberRows(elements: readonly Element[], all: readonly Element[] = elements): void {
  for (const element of elements) rows.set(element, all);
}

/** Code has identified the element as leading to further rows. */
export function rememberPager(element: Element): void {
  pagers.add(element);
}

export const isKnownRow = (element: Element): boolean => rows.has(element);
export const isKnownPager = (element: Element): boolean => pagers.has(element);

/** What opens the other rows of its list and is still in the page; none if it is no known row. */
export function otherKnownRows(element: Element): Element[] {
  return (rows.get(element) ?? []).filter((other) => other !== element && other.isConnected);
}
