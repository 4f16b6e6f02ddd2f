import { shadowRootOf } from './shadow-root-of';

/** An element and all elements inside it, shadow roots included, in document order. */
export function elementsWithin(element: Element): Element[] {
  return [element, ...below(element)];
}

function below(parent: Element | ShadowRoot): Element[] {
  return Array.from(parent.querySelectorAll('*')).flatMap((element) => {
    const root = shadowRootOf(element);
    return root ? [element, ...below(root)] : [element];
  });
}
