/** Tells the page of a choice that was made by setting it, with the events that a user's choice would bring. */
export function tellChange(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
