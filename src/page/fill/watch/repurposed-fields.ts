/** Controls that changed while a value was entered: nothing more goes into them, whatever they ask now. */
const turned = new WeakSet<Element>();

export function markReplaced(control: Element): void {
  turned.add(control);
}

export const wasReplaced = (control: Element): boolean => turned.has(control);
