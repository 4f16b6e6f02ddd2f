import { waysTo } from './selector-candidates';

/** Enters the shadow root of the element on its left. */
export const shadowStep = ' >>> ';

/** A CSS selector that is unique now and likely to stay so; null if the element is not on the page. */
export function selectorOf(element: Element): string | null {
  return keptSelectors(element, 1)[0] ?? null;
}

/** The same with alternatives, up to a total number, best first. */
export function keptSelectors(element: Element, most: number): string[] {
  const root = element.getRootNode();
  if (!element.isConnected || !(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ways = waysTo(element, root, most);
  if (root instanceof Document) return ways;
  const host = selectorOf(root.host);
  return host === null ? [] : ways.map((way) => host + shadowStep + way);
}
