/** Controls that became something else while a value was put into them: nothing more goes into them, whatever they ask by now. */
const turned = new WeakSet<Element>();

export function noteTurned(control: Element): void {
  turned.add(control);
}

export const hasTurned = (control: Element): boolean => turned.has(control);
