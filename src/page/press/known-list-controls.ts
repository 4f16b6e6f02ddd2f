const rows = new WeakSet<Element>();
const pagers = new WeakSet<Element>();

/** Code has identified the element as what opens a job row. */
export function rememberRow(element: Element): void {
  rows.add(element);
}

/** Code has identified the element as leading to further rows. */
export function rememberPager(element: Element): void {
  pagers.add(element);
}

export const isKnownRow = (element: Element): boolean => rows.has(element);
export const isKnownPager = (element: Element): boolean => pagers.has(element);
