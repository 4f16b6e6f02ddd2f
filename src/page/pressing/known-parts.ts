const rows = new WeakSet<Element>();
const pagers = new WeakSet<Element>();

/** Code has read the element as what is pressed on a row of jobs. */
export function rememberRow(element: Element): void {
  rows.add(element);
}

/** Code has found the element to lead to further rows. */
export function rememberPager(element: Element): void {
  pagers.add(element);
}

export const isKnownRow = (element: Element): boolean => rows.has(element);
export const isKnownPager = (element: Element): boolean => pagers.has(element);
