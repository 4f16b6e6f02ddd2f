import { finder, type Options } from '@medv/finder';
import { isLastingAttribute, isLastingName } from './lasting-name';

/** Steps into the shadow root of the element on its left. */
export const shadowStep = ' >>> ';

/** A selector for at most this long: on large pages the search for the shortest one is the slow part. Milliseconds. */
const searchTime = 50;

/** A short CSS selector that is unique now and likely to stay so; null for an element that is on no page. */
export function selectorOf(element: Element): string | null {
  if (!element.isConnected) return null;
  const steps: string[] = [];
  for (let at: Element | null = element; at; ) {
    const root: Node = at.getRootNode();
    steps.unshift(selectorWithin(at, root));
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return steps.join(shadowStep);
}

function selectorWithin(element: Element, root: Node): string {
  const options: Partial<Options> = {
    idName: isLastingName,
    className: isLastingName,
    attr: isLastingAttribute,
    timeoutMs: searchTime,
    maxNumberOfPathChecks: 500,
  };
  // Its type asks for an element, yet all it does with the root is querySelectorAll, which a shadow root has as well.
  if (root instanceof ShadowRoot) Object.assign(options, { root });
  return finder(element, options);
}
