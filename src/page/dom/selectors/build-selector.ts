import { selectorCandidates } from './selector-candidates';

/** Enters the shadow root of the element on its left. */
export const shadowCombinator = ' >>> ';

/** A CSS selector that is unique now and likely to stay so; null if the element is not on the page. */
export function buildSelector(element: Element): string | null {
  return buildSelectors(element, 1)[0] ?? null;
}

/** The same with alternatives, up to a total number, best first. */
export function buildSelectors(element: Element, most: number): string[] {
  const root = element.getRootNode();
  if (!element.isConnected || !(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ways = selectorCandidates(element, root, most);
  if (root instanceof Document) return ways;
  const host = buildSelector(root.host);
  return host === null ? [] : ways.map((way) => host + shadowCombinator + way);
}
