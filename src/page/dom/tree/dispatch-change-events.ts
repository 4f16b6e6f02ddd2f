/** Fires the events a user's choice would, after a choice was set by script. */
export function dispatchChangeEvents(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
