import { loseFocus, takeFocus } from './focus';
import { isShown, type ListOption, optionsOpenedBy } from './list-options';
import { pressBeside, pressInPage } from './press';
import { waitFor } from './wait-for';

/** How long a list takes to come, and to go. Milliseconds. */
const opening = { byPressMs: 250, byFocusMs: 150, closingMs: 200 };

/** A list of a control. */
export interface OpenList {
  /** What it offers now. */
  options(): ListOption[];
  /** Whether all that it offered last is gone. */
  isClosed(): boolean;
}

/** Opens the list of a control; its options may still be on their way. False where the control may not be pressed. */
export async function openList(control: HTMLElement, list: OpenList): Promise<boolean> {
  if (list.options().length > 0) return true;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const isPressed = pressInPage(control, false);
  if (!isPressed && !(control instanceof HTMLInputElement)) return false;
  if (control instanceof HTMLInputElement) takeFocus(control);
  // Frameworks draw once the event is over.
  await Promise.resolve();
  await waitFor(() => saysOpen(control) || list.options().length > 0, opening.byPressMs);
  return true;
}

export function listOpenedBy(control: HTMLElement, before: ReadonlySet<Element>): OpenList {
  let last: ListOption[] = [];
  return {
    options() {
      last = optionsOpenedBy(control, before);
      return last;
    },
    isClosed: () => !last.some(({ element }) => element.isConnected && isShown(element)),
  };
}

/** Closes the list again, by what a user does who goes on: the focus leaves, a second press on its button, a press beside it. */
export async function closeList(control: HTMLElement, list: OpenList): Promise<void> {
  loseFocus(control);
  if (await waitFor(list.isClosed, opening.byFocusMs)) return;
  if (saysOpen(control) && !(control instanceof HTMLInputElement)) pressInPage(control, false);
  if (await waitFor(list.isClosed, opening.closingMs)) return;
  pressBeside(control);
  await waitFor(list.isClosed, opening.closingMs);
}

/** Whether a control says that its list is open. */
export function saysOpen(control: Element): boolean {
  return control.getAttribute('aria-expanded') === 'true';
}
