import { loseFocus, takeFocus } from './focus';
import { type ListOption, optionsOpenedBy } from './list-options';
import { pressBeside, pressElement } from './press';
import { waitFor } from './wait-for';

/** How long a list takes to come, and to go. Milliseconds. */
const opening = { byPressMs: 250, byFocusMs: 150, closingMs: 200 };

/** A list of a control: what it offers now. */
export interface OpenList {
  options(): ListOption[];
}

/** Opens the list of a control; its options may still be on their way. False where the control may not be pressed. */
export async function openList(control: HTMLElement, list: OpenList): Promise<boolean> {
  if (list.options().length > 0) return true;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const isPressed = pressElement(control);
  if (!isPressed && !(control instanceof HTMLInputElement)) return false;
  if (control instanceof HTMLInputElement) takeFocus(control);
  await waitFor(() => list.options().length > 0 || saysOpen(control), opening.byPressMs);
  return true;
}

export function listOpenedBy(control: HTMLElement, before: ReadonlySet<Element>): OpenList {
  return { options: () => optionsOpenedBy(control, before) };
}

/** Closes the list again, by what a user does who goes on: the focus leaves, a second press on its button, a press beside it. */
export async function closeList(control: HTMLElement, list: OpenList): Promise<void> {
  const isClosed = () => list.options().length === 0;
  loseFocus(control);
  if (await waitFor(isClosed, opening.byFocusMs)) return;
  if (saysOpen(control) && !(control instanceof HTMLInputElement)) pressElement(control);
  if (await waitFor(isClosed, opening.closingMs)) return;
  pressBeside(control);
  await waitFor(isClosed, opening.closingMs);
}

function saysOpen(control: Element): boolean {
  return control.getAttribute('aria-expanded') === 'true';
}
