import { cachePerTask } from './cache-per-task';
import { shadowRootOf } from './shadow-root-of';
import { allIn } from './unshadowed';

/** An element and its descendants, including shadow roots, in document order. */
export const elementsWithin = cachePerTask((element: Element): readonly Element[] => {
  const root = shadowRootOf(element);
  return [element, ...(root ? below(root) : []), ...below(element)];
});

function below(parent: Element | ShadowRoot): Element[] {
  const found: Element[] = [];
  for (const element of allIn(parent, '*')) {
    found.push(element);
    const root = shadowRootOf(element);
    if (root) for (const inner of below(root)) found.push(inner);
  }
  return found;
}
