const listening = new WeakSet<Element>();

declare global {
  /** In the extension's world only: called through the debugger with the elements that a script listens on for presses. */
  var markListenerElements: ((...elements: unknown[]) => void) | undefined;
}

/** Lets the background tell which elements have listeners: no script can see that from inside (src/browser/listeners.ts). */
export function acceptListenerMarks(): void {
  globalThis.markListenerElements = (...elements) => {
    for (const element of elements) if (element instanceof Element) listening.add(element);
  };
}

/** True where a script is known to listen for presses on the element itself. */
export function hasPressListener(element: Element): boolean {
  return listening.has(element);
}
