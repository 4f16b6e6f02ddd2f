import { waitFor } from '@/page/dom/tree/poll-until';
import { pressBeside, pressInPage } from '../input/dispatch-press';
import { loseFocus, takeFocus } from '../input/with-focus';
import { isShown, type ListOption, optionsOpenedBy } from './list-options';

/** Milliseconds. How long a list takes to open and close. */
const opening = { byPressMs: 250, byFocusMs: 150, closingMs: 200 };

/** A control's list. */
export interface OpenList {
  /** Its current options. */
  options(): ListOption[];
  /** Whether its last options are all gone. */
  isClosed(): boolean;
}

/** Opens a control's list; its options may still be loading. False if the control may not be pressed. */
export async function openList(control: HTMLElement, list: OpenList): Promise<boolean> {
  if (list.options().length > 0) return true;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const isPressed = pressInPage(control, false);
  if (!isPressed && !(control instanceof HTMLInputElement)) return false;
  if (control instanceof HTMLInputElement) takeFocus(control);
  // Frameworks render after the event.
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

/** Closes the list as a user moving on would: the focus leaves, its button is pressed again, or something beside it is. */
export async function closeList(control: HTMLElement, list: OpenList): Promise<void> {
  loseFocus(control);
  if (await waitFor(list.isClosed, opening.byFocusMs)) return;
  if (saysOpen(control) && !(control instanceof HTMLInputElement)) pressInPage(control, false);
  if (await waitFor(list.isClosed, opening.closingMs)) return;
  pressBeside(control);
  await waitFor(list.isClosed, opening.closingMs);
}

/** Whether a control declares its list open. */
export function saysOpen(control: Element): boolean {
  return control.getAttribute('aria-expanded') === 'true';
}
