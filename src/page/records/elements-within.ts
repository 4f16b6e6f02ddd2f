import { shadowRootOf } from '../walker/shadow-root-of';

/** The row and all elements inside it, shadow roots included, in document order. */
export function elementsWithin(row: Element): Element[] {
  return [row, ...below(row)];
}

function below(parent: Element | ShadowRoot): Element[] {
  return Array.from(parent.querySelectorAll('*')).flatMap((element) => {
    const root = shadowRootOf(element);
    return root ? [element, ...below(root)] : [element];
  });
}
