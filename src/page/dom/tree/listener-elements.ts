const listening = new WeakSet<Element>();

declare global {
  /** Extension world only: called through the debugger with the elements that have press listeners. */
  var markListenerElements: ((...elements: unknown[]) => void) | undefined;
}

/** Lets the background report which elements have listeners, which page scripts cannot see (src/browser/debugger/press-listeners.ts). */
export function acceptListenerMarks(): void {
  globalThis.markListenerElements = (...elements) => {
    for (const element of elements) if (element instanceof Element) listening.add(element);
  };
}

/** True if the element itself is known to have a press listener. */
export function hasPressListener(element: Element): boolean {
  return listening.has(element);
}
